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

/** As high without a selection as with one: the list under it stays where it is. */
export function SelectionBar({ selection, onApprove, onReject }: SelectionBarProps) {
  const count = selection.selected.length
  const bar = useRef<HTMLDivElement>(null)
  /** The button goes with the selection: its focus stays near. */
  const end = (act: () => void) => () => {
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
        // With the list: who is chosen far down is decided from there.
        count > 0 && 'sticky top-0 z-20 bg-page',
      )}
    >
      {selection.most > 0 && <SelectAll selection={selection} />}
      <p role="status" className="text-14 whitespace-nowrap text-soft max-md:sr-only">
        {count > 0 && t('selection.count', { count })}
      </p>
      {count > 0 && (
        <>
          <Button size="sm" variant="ghost" className="max-md:hidden" onClick={end(selection.clear)}>
            {t('selection.clear')}
          </Button>
          <Button size="sm" className="max-md:flex-1" aria-keyshortcuts="A" onClick={end(onApprove)}>
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
            onClick={end(selection.clear)}
          />
        </>
      )}
    </div>
  )
}
