import { whileUserStays } from '#shared/lib/session/user-left.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

interface UndoOffer {
  /** Id of the record: what is said about it next takes the place of the offer. */
  record: string
  /** What was done. */
  title: string
  /** Names the record. */
  about: string
  /** The button's label. */
  label: string
  /** What had the focus is gone, so the button gets it. */
  takesFocus?: boolean
  undo: () => void
}

/** Says what was done, with a button that undoes it for the member who did it. */
export function offerUndo({ record, title, about, label, takesFocus = false, undo }: UndoOffer): void {
  toast({
    record,
    variant: 'success',
    title,
    description: about,
    action: { label, name: `${label}: ${about}`, takesFocus, onClick: whileUserStays(undo) },
  })
}
