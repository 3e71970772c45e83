import type { ReactNode } from 'react'
import { ui } from '#locales/ui.ts'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import type { Retryable } from '#shared/ui/feedback/error-state.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'

const tileClass = cx(cardClass, 'flex min-h-36 flex-col p-3.5 md:min-h-42 md:p-5')

interface TileProps {
  /** Text, or a link with `stretchedLinkClass`, which makes the whole tile clickable. */
  label: ReactNode
}

export interface MetricTileProps extends TileProps {
  /** One entry per number: "7 h 30 min" has two. */
  value: readonly { value: string; unit?: string }[]
  badge?: ReactNode
  /** "hoje, 06:40", "há 7 meses". */
  date?: string
  /** Shown beside the value, for example a ring. */
  aside?: ReactNode
  /** Shown below the value, for example bars. */
  children?: ReactNode
}

export function MetricTile({ label, value, badge, date, aside, children }: MetricTileProps) {
  return (
    <article className={tileClass}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-14 font-medium text-soft">{label}</h3>
          <p className="flex flex-wrap items-baseline gap-x-2 text-28 font-bold tracking-tight tabular-nums lg:text-34">
            {value.map((part) => (
              <span key={part.value + part.unit}>
                {part.value}
                {part.unit && (
                  <span className="ml-0.5 text-16 font-semibold tracking-normal text-soft">
                    {part.unit === '%' ? part.unit : ` ${part.unit}`}
                  </span>
                )}
              </span>
            ))}
          </p>
        </div>
        {aside}
      </div>
      {children}
      <p className="mt-auto flex flex-wrap items-center gap-x-1.5 gap-y-1 pt-2.5 text-14 text-soft">
        {badge}
        {date}
      </p>
    </article>
  )
}

export function MetricTileEmpty({ label, text, action }: TileProps & { text: string; action?: ReactNode }) {
  return (
    <article className={tileClass}>
      <h3 className="text-14 font-medium text-soft">{label}</h3>
      <p className="my-auto py-2 font-medium text-balance">{text}</p>
      {action}
    </article>
  )
}

interface MetricTileErrorProps extends TileProps {
  message: string
  query: Retryable
}

export function MetricTileError({ label, message, query }: MetricTileErrorProps) {
  return (
    <article className={tileClass}>
      <h3 className="text-14 font-medium text-soft">{label}</h3>
      <p role="alert" className="my-auto py-2 text-14 font-medium text-problem">
        {message}
      </p>
      <NetworkButton
        variant="ghost"
        size="sm"
        className="relative z-1 -ml-4 self-start whitespace-nowrap"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {ui.retry}
      </NetworkButton>
    </article>
  )
}
