import { type PolicyState, policyStates } from '#contract/insurance.ts'
import { integer } from '#shared/lib/format/format.ts'
import { policyStateNames } from '#texts/labels.ts'
import type { RowsSearch } from '../statistics-search.ts'
import { BarLabel } from './bar-chart.tsx'

type Counts = Record<PolicyState, number>

interface StackedBarsProps {
  rows: readonly ({ label: string; rows?: RowsSearch | undefined } & Counts)[]
}

/** Colour and pattern of each state, so that the meaning does not depend on colour. */
const stateStyles: Record<PolicyState, { fill: string; pattern: string }> = {
  pending: { fill: 'fill-brand', pattern: '' },
  approved: { fill: 'fill-good-edge', pattern: 'M0 6L6 0' },
  rejected: { fill: 'fill-problem-edge', pattern: 'M0 3H6M3 0V6' },
  unsent: { fill: 'fill-sunken', pattern: 'M3 0V6' },
}

export function StackedBars({ rows }: StackedBarsProps) {
  const total = (row: Counts) => policyStates.reduce((sum, state) => sum + row[state], 0)
  const most = Math.max(1, ...rows.map(total))
  return (
    <div>
      <svg width="0" height="0" className="absolute" aria-hidden>
        <defs>
          {policyStates.map((state) => (
            <pattern key={state} id={`state-${state}`} width="6" height="6" patternUnits="userSpaceOnUse">
              <rect width="6" height="6" className={stateStyles[state].fill} />
              <path d={stateStyles[state].pattern} className="stroke-ink/50" />
            </pattern>
          ))}
        </defs>
      </svg>
      <ul className="grid gap-3">
        {rows.map((row) => {
          let left = 0
          return (
            <li key={row.label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
              <BarLabel label={row.label} rows={row.rows} />
              <span className="self-end text-14 font-semibold tabular-nums">{integer(total(row))}</span>
              <svg className="col-span-2 block h-4 w-full" aria-hidden>
                <rect width="100%" height="16" rx="3" className="fill-page" />
                {policyStates.map((state) => {
                  const start = left
                  left += (100 * row[state]) / most
                  return (
                    <rect
                      key={state}
                      x={`${start}%`}
                      width={`${(100 * row[state]) / most}%`}
                      height="16"
                      fill={`url(#state-${state})`}
                    >
                      <title>{`${policyStateNames[state]}: ${integer(row[state])}`}</title>
                    </rect>
                  )
                })}
              </svg>
            </li>
          )
        })}
      </ul>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14 text-soft">
        {policyStates.map((state) => (
          <span key={state} className="flex items-center gap-2">
            <svg width="24" height="12" aria-hidden>
              <rect
                width="24"
                height="12"
                rx="2"
                fill={`url(#state-${state})`}
                className="stroke-edge-strong"
              />
            </svg>
            {policyStateNames[state]}
          </span>
        ))}
      </p>
    </div>
  )
}
