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
        'flex min-h-11 flex-wrap items-center gap-2',
        // With the list: who is chosen far down is decided from there.
        count > 0 && 'sticky top-0 z-20 -mx-2 rounded-control bg-page px-2 py-1',
      )}
    >
      <p role="status" className="text-14 text-soft">
        {count > 0 && t('selection.count', { count })}
      </p>
      {count > 0 && (
        <>
          <Button size="sm" aria-keyshortcuts="A" onClick={onApprove}>
            {t('selection.approve', { count })}
          </Button>
          <Button size="sm" variant="quiet" aria-keyshortcuts="R" onClick={onReject}>
            {t('selection.reject', { count })}
          </Button>
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            {t('selection.clear')}
          </Button>
        </>
      )}
    </div>
  )
}
