import { t } from '#locales/admin-registrations.ts'
import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { cx } from '#shared/ui/cx.ts'
import type { Selection } from './use-selection.ts'

/** Shown in the list's header, above the rows' checkboxes. */
export function SelectAll({
  selection: { selected, most, all, hasMore, toggleAll },
}: {
  selection: Selection
}) {
  const some = selected.length > 0 && !all
  return (
    <label className="grid h-10 w-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={hasMore ? t('selection.first', { most }) : t('selection.all', { count: most })}
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
    </label>
  )
}
