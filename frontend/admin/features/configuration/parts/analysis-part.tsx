import type { Holiday } from '#contract/company.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { t } from '#locales/admin-configuration.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { cx } from '#shared/ui/cx.ts'
import { FieldError } from '#shared/ui/forms/field-frame.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { withDay } from '../form/configuration-values.ts'
import { fullDayText } from './full-day-text.ts'
import { OwnDays } from './own-days.tsx'
import { Part, type PartProps } from './part.tsx'

const limits = [
  { name: 'registrationTargetHours', label: 'analysis.target', help: 'analysis.targetHelp' },
  { name: 'analysisDays', label: 'analysis.days', help: 'analysis.daysHelp' },
] as const

/** How long decisions may take, and which days off do not count towards a policy's deadline. */
export function AnalysisPart({
  values,
  errors,
  field,
  onChange,
  configuration: { nationalDays },
}: PartProps) {
  const { holidays } = values
  const today = isoDay(Date.now(), PROVIDER_TIME_ZONE)
  const upcoming = nationalDays.filter(({ day }) => day >= today)
  const years = [...new Set(upcoming.map(({ day }) => day.slice(0, 4)))]
  const isObserved = (day: string, national: boolean) =>
    holidays.find((known) => known.day === day)?.observed ?? national
  const problem = Object.entries(errors).find(([path]) => path.startsWith('holidays'))?.[1]
  const change = (day: Holiday, national: boolean) => onChange({ holidays: withDay(holidays, day, national) })

  return (
    <Part name="analysis">
      {limits.map(({ name, label, help }) => (
        <TextField key={name} label={t(label)} help={t(help)} inputMode="numeric" {...field(name)} />
      ))}
      <section aria-label={t('analysis.calendar')} className="grid gap-3">
        <h3 className="font-semibold">{t('analysis.calendar')}</h3>
        <p className="text-14 text-soft">{t('analysis.calendarHelp')}</p>
        {problem && <FieldError id="holidays">{problem}</FieldError>}
        {years.map((year) => (
          <fieldset key={year}>
            <legend className="mb-1 text-14 font-medium text-soft">{t('analysis.year', { year })}</legend>
            <ul className="grid @md:grid-cols-2 @md:gap-x-6">
              {upcoming
                .filter(({ day }) => day.startsWith(year))
                .map(({ day, name, holiday }) => (
                  <li key={day}>
                    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                      <input
                        type="checkbox"
                        checked={isObserved(day, holiday)}
                        onChange={(event) => change({ day, name, observed: event.target.checked }, holiday)}
                        className={cx('mt-0.5', checkboxClass)}
                      />
                      <span className="min-w-0">
                        <span className="block leading-snug font-medium">{name}</span>
                        <span className="block text-14 text-soft">
                          {fullDayText(day)} · {t(holiday ? 'analysis.holiday' : 'analysis.optional')}
                        </span>
                      </span>
                    </label>
                  </li>
                ))}
            </ul>
          </fieldset>
        ))}
      </section>
      <OwnDays
        days={holidays.filter(({ day }) => !nationalDays.some((national) => national.day === day))}
        taken={[...nationalDays.map(({ day }) => day), ...holidays.map(({ day }) => day)]}
        today={today}
        onAdd={(day) => change(day, false)}
        onRemove={(day) => change({ ...day, observed: false }, false)}
      />
    </Part>
  )
}
