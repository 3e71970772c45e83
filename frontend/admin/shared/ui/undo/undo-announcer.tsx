import { useUndoState } from '../../lib/undo-offers.ts'
import { decisionText } from './undo-text.ts'

/** Announces the latest decision and undo to screen readers on every screen. An expiring offer is not announced. */
export function UndoAnnouncer() {
  const { offers, latest, undone } = useUndoState()
  const offer = offers.find(({ key }) => key === latest)
  return (
    <p role="status" className="sr-only">
      {undone ?? (offer && decisionText(offer))}
    </p>
  )
}
