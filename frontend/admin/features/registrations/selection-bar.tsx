import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { t } from './registrations-texts.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  onApprove: () => void
  onReject: () => void
}

export function SelectionBar({ selection, onApprove, onReject }: SelectionBarProps) {
  const count = selection.selected.length
  return (
    <div
      className={cx(
        'grid min-h-11 grid-cols-2 items-center gap-x-2 gap-y-1 sm:flex',
        // With the list: who is chosen far down is decided from there.
        count > 0 && 'sticky top-0 z-20 -mx-2 rounded-control bg-page px-2 py-1',
      )}
    >
      <p role="status" className="text-14 text-soft">
        {count > 0 && t('selection.count', { count })}
      </p>
      {count > 0 && (
        <>
          <Button
            size="sm"
            variant="ghost"
            className="max-sm:-mr-2 max-sm:justify-self-end sm:-ml-2"
            onClick={selection.clear}
          >
            {t('selection.clear')}
          </Button>
          <Button size="sm" aria-keyshortcuts="A" onClick={onApprove}>
            {t('selection.approve', { count })}
          </Button>
          <Button size="sm" variant="quiet" aria-keyshortcuts="R" onClick={onReject}>
            {t('selection.reject', { count })}
          </Button>
        </>
      )}
    </div>
  )
}
