import { useUndoState } from '../../lib/undo-offers.ts'
import { decisionText } from './undo-text.ts'

/** Reads the decision made last and what was undone aloud, on every screen. An offer that ends is not read. */
export function UndoAnnouncer() {
  const { offers, latest, undone } = useUndoState()
  const offer = offers.find(({ key }) => key === latest)
  return (
    <p role="status" className="sr-only">
      {undone ?? (offer && decisionText(offer))}
    </p>
  )
}
