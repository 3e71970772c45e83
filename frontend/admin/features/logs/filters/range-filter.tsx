import { t } from '#locales/admin-logs.ts'
import type { Range } from '../logs-search.ts'
import { DayFilter } from './day-filter.tsx'

interface RangeFilterProps {
  range: Range
  onChange: (part: { from: string } | { to: string }) => void
}

export function RangeFilter({ range: { from, to }, onChange }: RangeFilterProps) {
  return (
    <>
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
    </>
  )
}
