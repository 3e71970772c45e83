import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { whenDialogsClosed } from '#shared/ui/dialogs/open-dialogs.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the open record's heading takes the focus. */
    takesFocus?: boolean | undefined
  }
}

/** History state for a jump to a record from anywhere, such as from the finder. */
export const TAKES_FOCUS = { takesFocus: true }

/** The last jump whose record got the focus: the record opened after it by a key must not take it from its row. */
let doneJump: string | undefined

/** Focuses the heading of a record that a jump opened, once it has loaded and the dialog has closed. */
export function useTakeFocus(heading: RefObject<HTMLElement | null>): void {
  const jump = useLocation({ select: ({ state }) => (state.takesFocus ? state.__TSR_key : undefined) })
  useEffect(() => {
    if (!jump || jump === doneJump) return undefined
    return whenDialogsClosed(() => {
      doneJump = jump
      heading.current?.focus()
    })
  }, [heading, jump])
}
