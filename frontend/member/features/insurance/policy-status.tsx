import { Check, Clock, TriangleAlert, X } from 'lucide-react'
import type { Step } from '#member/shared/ui/steps.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Badge, type BadgeProps } from '#shared/ui/feedback/badge.tsx'
import { uiTexts } from '#shared/ui/texts.ts'
import { insuranceTexts as t } from './insurance-texts.ts'
import { policySteps, type ShownStatus } from './policy-progress.ts'

const styles = {
  incomplete: { meaning: 'neutral', icon: TriangleAlert },
  pending: { meaning: 'attention', icon: Clock },
  approved: { meaning: 'good', icon: Check },
  rejected: { meaning: 'problem', icon: X },
} satisfies Record<ShownStatus, { meaning: BadgeProps['meaning']; icon: typeof Check }>

export function StatusBadge({ status }: { status: ShownStatus }) {
  const { meaning, icon: Icon } = styles[status]
  return (
    <Badge meaning={meaning} icon={<Icon size={16} aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  )
}

const stepClass: Record<Step['state'], string> = {
  done: 'bg-brand text-on-brand',
  current: 'border-2 border-brand',
  todo: 'border-2 border-edge-strong',
  problem: 'bg-problem-solid text-on-problem',
}

/** The steps of a policy's review in one line. */
export function PolicyTrack({ name, status }: { name: string; status: ShownStatus }) {
  const steps = policySteps(status)
  return (
    <ol aria-label={t('steps.label', { name })} className="flex max-w-80">
      {steps.map(({ key, label, state }, index) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative flex-1 text-center"
        >
          {index > 0 && (
            <span
              className={cx(
                'absolute top-2 right-1/2 mr-3.5 h-0.5 w-[calc(100%-1.75rem)]',
                state === 'todo' ? 'bg-edge' : 'bg-brand',
              )}
            />
          )}
          <span
            aria-hidden
            className={cx('relative mx-auto grid size-4.5 place-items-center rounded-full', stepClass[state])}
          >
            {state === 'done' && <Check size={12} strokeWidth={3} />}
            {state === 'problem' && <X size={12} strokeWidth={3} />}
            {state === 'current' && <span className="size-1.5 rounded-full bg-brand" />}
          </span>
          <span className={cx('mt-1 block text-12', state === 'todo' ? 'text-soft' : 'font-medium')}>
            {label}
            <span className="sr-only">: {uiTexts.steps[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
