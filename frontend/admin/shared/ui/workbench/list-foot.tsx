import type { ReactNode } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { UndoBar } from '../undo/undo-bar.tsx'
import { useIsWide } from './use-is-wide.ts'

interface ListFootProps {
  /** Hints and counts. */
  children: ReactNode
  /** On narrow screens an open record hides the list, and has its own place for the undo bar. */
  isOpen: boolean
  className?: string
}

/** Below the list, always visible: the undo bar, hints and counts. Takes no space if it has none of them. */
export function ListFoot({ children, isOpen, className }: ListFootProps) {
  const isWide = useIsWide()
  return (
    <footer
      className={cx(
        // The line is a shadow, because an empty footer would show a border.
        'sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 bg-page px-4 shadow-[inset_0_1px_0_var(--color-edge)] has-[[data-undo-bar]]:py-1.5 lg:px-5',
        className,
      )}
    >
      {(isWide || !isOpen) && <UndoBar />}
      <div className="flex grow flex-wrap items-center justify-between gap-x-6 *:my-1.5 lg:pointer-fine:min-h-14">
        {children}
      </div>
    </footer>
  )
}
