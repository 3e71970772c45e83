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
        'sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 bg-page px-4 has-[[data-undo-bar]]:py-1.5 lg:px-5',
        // The line is as high as an empty footer, which would show a border. Forced colours would remove a shadow.
        'before:absolute before:inset-x-0 before:top-0 before:h-[min(1px,100%)] before:bg-edge',
        'before:forced-color-adjust-none forced-colors:before:bg-[CanvasText]',
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
