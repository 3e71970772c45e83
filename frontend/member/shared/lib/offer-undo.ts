import { whileUserStays } from '#shared/lib/session/user-left.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

interface UndoOffer {
  /** Id of the record: the next message about it replaces the offer. */
  record: string
  /** What was done. */
  title: string
  /** Names the record. */
  about: string
  label: string
  /** Whether the button gets the focus, because the focused element is gone. */
  takesFocus?: boolean
  undo: () => void
}

/** Says what was done, with an undo button for the member who did it. */
export function offerUndo({ record, title, about, label, takesFocus = false, undo }: UndoOffer): void {
  toast({
    record,
    variant: 'success',
    title,
    description: about,
    action: { label, name: `${label}: ${about}`, takesFocus, onClick: whileUserStays(undo) },
  })
}
