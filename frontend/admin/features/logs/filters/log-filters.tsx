import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { FilterChoice } from '#admin/shared/ui/search/filter-choice.tsx'
import { t } from '#locales/admin-logs.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { CountBadge } from '#shared/ui/feedback/badge.tsx'
import type { LogView } from '../log-view.ts'
import { countFilters, type Range } from '../logs-search.ts'
import { DayFilter } from './day-filter.tsx'
import { MemberFilter } from './member-filter.tsx'
import { RequestFilter } from './request-filter.tsx'

interface LogFiltersProps<Row> {
  view: LogView<Row>
  /** The filters in the URL. */
  filters: Range & { request?: string }
  /** Name of the filtered user. */
  personName: string | undefined
  onChange: (part: Record<string, string>) => void
}

/** The filters of a log; days and request are behind a button. */
export function LogFilters<Row>({ view, filters, personName, onChange }: LogFiltersProps<Row>) {
  const { from, to, request } = filters
  const chosen = new Map(Object.entries(filters))
  const count = countFilters({ from, to, request })
  const [isOpen, setIsOpen] = useState(count > 0)
  const id = useId()
  return (
    <search aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      {view.hasMemberFilter && (
        <MemberFilter name={personName} onChange={(value) => onChange({ person: value })} />
      )}
      {view.choices.map(({ key, ...choice }) => (
        <FilterChoice
          key={key}
          {...choice}
          value={chosen.get(key)}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
      <Button
        variant="quiet"
        size="sm"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('showFilters')}
        {count > 0 && <CountBadge count={count} label={t('filtersSet')} />}
      </Button>
      <div
        id={id}
        className={cx('grid basis-full gap-2 @lg:grid-cols-2 @2xl:grid-cols-3', !isOpen && 'hidden')}
      >
        <DayFilter
          name="from"
          label={t('from')}
          value={from ?? ''}
          max={to}
          beyond={t('fromAfterTo')}
          onChange={(day) => onChange({ from: day })}
        />
        <DayFilter
          name="to"
          label={t('to')}
          value={to ?? ''}
          min={from}
          beyond={t('toBeforeFrom')}
          onChange={(day) => onChange({ to: day })}
        />
        {view.hasRequestFilter && (
          <RequestFilter value={request ?? ''} onChange={(value) => onChange({ request: value })} />
        )}
      </div>
    </search>
  )
}
