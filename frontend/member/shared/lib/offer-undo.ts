import { whileUserStays } from '#shared/lib/session/user-left.ts'
import { type ToastHandle, toast } from '#shared/ui/feedback/toast.ts'
import type { ToastMessage } from '#shared/ui/feedback/toast-message.ts'

interface UndoOffer {
  /** Id of the record: the next message about it replaces the offer. */
  record: string
  /** What was done. */
  title: string
  variant?: ToastMessage['variant']
  /** Names the record. */
  about: string
  label: string
  /** Whether the button gets the focus, because the focused element is gone. */
  takesFocus?: boolean
  /** Whether the undo does nothing while there is no network. */
  needsNetwork?: boolean
  undo: () => void
}

/** Says what was done, with an undo button for the member who did it. */
export function offerUndo({
  record,
  title,
  variant = 'success',
  about,
  label,
  takesFocus = false,
  needsNetwork = false,
  undo,
}: UndoOffer): ToastHandle {
  return toast({
    record,
    variant,
    title,
    description: about,
    action: { label, name: `${label}: ${about}`, takesFocus, needsNetwork, onClick: whileUserStays(undo) },
  })
}
