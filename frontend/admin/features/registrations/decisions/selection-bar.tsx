import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { t } from '../registrations-texts.ts'
import { SelectAll } from './select-all.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  onApprove: () => void
  onReject: () => void
}

/** Keeps its height without a selection, so that the list below does not move. */
export function SelectionBar({ selection, onApprove, onReject }: SelectionBarProps) {
  const count = selection.selected.length
  const bar = useRef<HTMLDivElement>(null)
  /** The pressed button disappears with the selection: move its focus to the nearest control. */
  const endSelection = (act: () => void) => () => {
    act()
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const near = bar.current?.querySelector('input') ?? document.querySelector<HTMLElement>('h1')
      near?.focus()
    })
  }
  return (
    <div
      ref={bar}
      className={cx(
        '-mx-2 flex h-13 items-center gap-x-2 rounded-control px-2',
        // Sticky, so that a selection far down the list can be decided from there.
        count > 0 && 'sticky top-0 z-20 bg-page',
      )}
    >
      {selection.most > 0 && <SelectAll selection={selection} />}
      <p role="status" className="text-14 whitespace-nowrap text-soft max-md:sr-only">
        {count > 0 && t('selection.count', { count })}
      </p>
      {count > 0 && (
        <>
          <Button size="sm" variant="ghost" className="max-md:hidden" onClick={endSelection(selection.clear)}>
            {t('selection.clear')}
          </Button>
          <Button size="sm" className="max-md:flex-1" aria-keyshortcuts="A" onClick={endSelection(onApprove)}>
            {t('selection.approve', { count })}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="max-md:flex-1"
            aria-keyshortcuts="R"
            onClick={onReject}
          >
            {t('selection.reject', { count })}
          </Button>
          <IconButton
            className="md:hidden"
            label={t('selection.clear')}
            icon={<X size={20} aria-hidden />}
            onClick={endSelection(selection.clear)}
          />
        </>
      )}
    </div>
  )
}
