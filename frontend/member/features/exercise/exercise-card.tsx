import { Pencil, Trash2 } from 'lucide-react'
import type { Exercise } from '#contract/exercise.ts'
import { duration } from '#shared/lib/format/format.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { exerciseTexts as t } from './exercise-texts.ts'
import { exerciseWhen } from './exercise-when.ts'
import { intensityClass } from './intensity-class.ts'
import { kindIcon } from './kind-icon.ts'

interface ExerciseCardProps {
  exercise: Exercise
  onEdit: () => void
  onDelete: () => void
}

export function ExerciseCard({ exercise, onEdit, onDelete }: ExerciseCardProps) {
  const { kind, startedAt, minutes, intensity, notes } = exercise
  const when = exerciseWhen(startedAt)
  const activity = t('records.named', { kind: t(`kinds.${kind}`), when })
  const Icon = kindIcon[kind]
  return (
    <article className={cx(cardClass, 'py-3 pr-2 pl-4')}>
      <div className="flex flex-wrap items-start gap-x-3">
        <span className="grid size-10 flex-none place-items-center rounded-control bg-hue-tint text-hue-ink">
          <Icon size={20} aria-hidden />
        </span>
        <div className="min-w-28 flex-1">
          <h3 className="leading-snug font-semibold">{t(`kinds.${kind}`)}</h3>
          <p className="text-14 text-soft tabular-nums">{when}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-14">
            <span className="font-semibold tabular-nums">{duration(minutes)}</span>
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className={cx('size-3 rounded-full border-2', intensityClass[intensity])} />
              {t(`intensities.${intensity}`)}
            </span>
          </p>
        </div>
        <div className="ml-auto flex flex-none text-soft">
          <IconButton
            label={t('records.edit', { activity })}
            icon={<Pencil size={18} aria-hidden />}
            onClick={onEdit}
          />
          <IconButton
            label={t('records.delete', { activity })}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={onDelete}
          />
        </div>
      </div>
      {notes && <p className="mt-1.5 pr-2 text-14 break-words whitespace-pre-line">{notes}</p>}
    </article>
  )
}
