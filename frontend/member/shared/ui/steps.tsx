import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ui } from '#locales/ui.ts'
import { cx } from '#shared/ui/cx.ts'

export type StepState = 'done' | 'current' | 'todo' | 'problem'

export interface Step {
  key: string
  label: string
  state: StepState
  /** Formatted: "ter., 24 de nov. · 08:00". */
  time?: string | undefined
  detail?: ReactNode
}

const dots: Record<StepState, string> = {
  done: 'bg-brand text-on-brand',
  current: 'border-2 border-brand bg-surface',
  todo: 'border-2 border-edge-strong bg-surface',
  problem: 'bg-problem-solid text-on-problem',
}

export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-3.5 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              className={cx(
                'absolute top-7 bottom-0 left-[0.8125rem] w-0.5',
                step.state === 'done' ? 'bg-brand' : 'bg-edge',
              )}
            />
          )}
          <span
            aria-hidden
            className={cx('relative grid size-7 flex-none place-items-center rounded-full', dots[step.state])}
          >
            {step.state === 'done' && <Check size={16} />}
            {step.state === 'problem' && <X size={16} />}
            {step.state === 'current' && <span className="size-2.5 rounded-full bg-brand" />}
          </span>
          <div className="min-w-0 pt-0.5">
            <p className={cx(step.state === 'todo' ? 'text-soft' : 'font-semibold')}>
              {step.label}
              <span className="sr-only">: {ui.steps[step.state]}</span>
            </p>
            {step.time && <p className="text-14 text-soft tabular-nums">{step.time}</p>}
            {step.detail && <div className="mt-1 text-14 text-soft">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
