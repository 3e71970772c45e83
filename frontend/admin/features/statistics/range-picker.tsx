import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { pillClass } from '#admin/shared/ui/pill-class.ts'
import { isDay } from '#contract/day.ts'
import { rangeProblem, type StatisticsRange } from '#contract/statistics.ts'
import { t } from '#locales/admin-statistics.ts'
import { Button } from '#shared/ui/button.tsx'
import { DatePickerField } from '#shared/ui/forms/date-picker-field.tsx'
import { INVALID_DAY } from '#texts/time.ts'
import { periodIn, periods, type StatisticsSearch } from './statistics-search.ts'

interface RangePickerProps {
  search: StatisticsSearch
  range: StatisticsRange
}

/** Preset periods and a custom range; both are stored in the URL. */
export function RangePicker({ search, range }: RangePickerProps) {
  const period = periodIn(search)
  const [isCustom, setIsCustom] = useState(period === undefined)
  return (
    <section aria-label={t('period.label')} className="mb-5 grid gap-3">
      <ul className="flex flex-wrap gap-1">
        {periods.map((option) => (
          <li key={option}>
            <Link
              to="/estatisticas"
              search={option === 30 ? {} : { period: option }}
              activeOptions={{ exact: true }}
              aria-current={option === period ? 'page' : undefined}
              className={pillClass(option === period)}
              onClick={() => setIsCustom(false)}
            >
              {t(`period.${option}`)}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-expanded={isCustom}
            className={pillClass(period === undefined)}
            onClick={() => setIsCustom(!isCustom)}
          >
            {t('period.own')}
          </button>
        </li>
      </ul>
      {isCustom && <CustomRange key={`${range.from} ${range.to}`} range={range} />}
    </section>
  )
}

function CustomRange({ range }: { range: StatisticsRange }) {
  const navigate = useNavigate()
  const [from, setFrom] = useState(range.from)
  const [to, setTo] = useState(range.to)
  const [errors, setErrors] = useState<{ from?: string | undefined; to?: string | undefined }>({})
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }

  function apply(event: FormEvent) {
    event.preventDefault()
    const problems = {
      from: isDay(from) ? undefined : INVALID_DAY,
      to: isDay(to) ? (isDay(from) ? rangeProblem(from, to) : undefined) : INVALID_DAY,
    }
    setErrors(problems)
    if (problems.from) fields.from.current?.focus()
    else if (problems.to) fields.to.current?.focus()
    else void navigate({ to: '/estatisticas', search: { from, to } })
  }

  return (
    <form
      noValidate
      onSubmit={apply}
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[14rem_14rem_auto]"
    >
      <DatePickerField
        ref={fields.from}
        label={t('period.from')}
        name="from"
        value={from}
        error={errors.from}
        onValueChange={setFrom}
      />
      <DatePickerField
        ref={fields.to}
        label={t('period.to')}
        name="to"
        value={to}
        error={errors.to}
        onValueChange={setTo}
      />
      <div className="lg:pt-7">
        <Button type="submit">{t('period.apply')}</Button>
      </div>
    </form>
  )
}
