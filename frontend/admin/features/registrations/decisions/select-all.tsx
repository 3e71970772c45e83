import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { cx } from '#shared/ui/cx.ts'
import { t } from '../registrations-texts.ts'
import type { Selection } from './use-selection.ts'

/** Aligned with the rows' checkboxes. On narrow screens the label gives way to the decision buttons. */
export function SelectAll({
  selection: { selected, most, all, hasMore, toggleAll },
}: {
  selection: Selection
}) {
  const some = selected.length > 0 && !all
  return (
    <label className="flex min-h-11 flex-none cursor-pointer items-center text-14 font-medium md:pr-2">
      <span className="grid w-11 place-items-center md:ml-1">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = some
          }}
          checked={all}
          onChange={toggleAll}
          className={cx(
            checkboxClass,
            'indeterminate:border-brand indeterminate:bg-brand',
            'indeterminate:before:opacity-100 indeterminate:before:[clip-path:inset(40%_0)]',
          )}
        />
      </span>
      <span className={cx(selected.length > 0 && 'max-md:sr-only')}>
        {hasMore ? t('selection.first', { most }) : t('selection.all', { count: most })}
      </span>
    </label>
  )
}
