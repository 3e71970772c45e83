import { Dumbbell } from 'lucide-react'
import { WEEKLY_STRENGTH_DAYS } from '#contract/exercise.ts'
import { t } from '#locales/exercise.ts'
import { cx } from '#shared/ui/cx.ts'

/** One mark per recommended strength day, filled for each day done. */
export function StrengthDays({ count }: { count: number }) {
  const marks = Array.from({ length: WEEKLY_STRENGTH_DAYS }, (_, index) => index)
  return (
    <p className="mt-4 flex items-center gap-2.5 font-medium">
      <span aria-hidden className="flex gap-1.5">
        {marks.map((mark) => (
          <span
            key={mark}
            className={cx(
              'grid size-9 place-items-center rounded-full border-2',
              mark < count
                ? 'border-hue-strong bg-hue-strong text-surface'
                : 'border-dashed border-edge-strong text-soft',
            )}
          >
            <Dumbbell size={18} />
          </span>
        ))}
      </span>
      {t('week.strength', { count, goal: WEEKLY_STRENGTH_DAYS })}
    </p>
  )
}
