import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { FilterChoice } from '#admin/shared/ui/search/filter-choice.tsx'
import { t } from '#locales/admin-logs.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { CountBadge } from '#shared/ui/feedback/badge.tsx'
import { countFilters, type Range } from '../logs-search.ts'
import { MemberFilter } from './member-filter.tsx'
import { RangeFilter } from './range-filter.tsx'
import { RequestFilter } from './request-filter.tsx'

export interface LogChoice {
  /** Name of the search parameter. */
  key: string
  label: string
  /** Label of the option that does not filter. */
  any: string
  options: readonly (readonly [value: string, label: string])[]
  value: string | undefined
}

interface LogFiltersProps {
  /** The filters in the URL. */
  filters: Range & { person?: string; request?: string }
  onChange: (part: Record<string, string>) => void
  /** Name of the filtered user; absent where the log has no users. */
  person?: { name: string | undefined } | undefined
  choices: readonly LogChoice[]
  hasRequestFilter: boolean
}

/** The filters of a log; days and request are behind a button. */
export function LogFilters({ filters, onChange, person, choices, hasRequestFilter }: LogFiltersProps) {
  const { from, to, request } = filters
  const count = countFilters({ from, to, request })
  const [isOpen, setIsOpen] = useState(count > 0)
  const id = useId()
  return (
    <search aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      {person && <MemberFilter name={person.name} onChange={(value) => onChange({ person: value })} />}
      {choices.map(({ key, ...choice }) => (
        <FilterChoice key={key} {...choice} onChange={(value) => onChange({ [key]: value })} />
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
        <RangeFilter range={filters} onChange={onChange} />
        {hasRequestFilter && (
          <RequestFilter value={request ?? ''} onChange={(value) => onChange({ request: value })} />
        )}
      </div>
    </search>
  )
}
