import { DayFilter } from './day-filter.tsx'
import type { Range } from './logs-search.ts'
import { t } from './logs-texts.ts'

interface RangeFilterProps {
  range: Range
  onChange: (part: { from: string } | { to: string }) => void
}

export function RangeFilter({ range, onChange }: RangeFilterProps) {
  return (
    <>
      <DayFilter
        name="from"
        label={t('from')}
        value={range.from ?? ''}
        onChange={(from) => onChange({ from })}
      />
      <DayFilter name="to" label={t('to')} value={range.to ?? ''} onChange={(to) => onChange({ to })} />
    </>
  )
}
