import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { type Holiday, holidaySchema } from '#contract/company.ts'
import { t } from '#locales/admin-configuration.ts'
import { Button } from '#shared/ui/button.tsx'
import { DatePickerField } from '#shared/ui/forms/date-picker-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { fullDayText } from './full-day-text.ts'

interface OwnDaysProps {
  days: readonly Holiday[]
  /** Days (`YYYY-MM-DD`) already in the calendar. */
  taken: readonly string[]
  today: string
  onAdd: (day: Holiday) => void
  onRemove: (day: Holiday) => void
}

/** Holidays of the city, the state or the company. */
export function OwnDays({ days, taken, today, onAdd, onRemove }: OwnDaysProps) {
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<{ day?: string; name?: string }>({})

  function add() {
    const result = v.safeParse(holidaySchema, { day, name, observed: true })
    if (!result.success) {
      const { nested } = v.flatten<typeof holidaySchema>(result.issues)
      return setErrors({
        ...(nested?.day && { day: nested.day[0] }),
        ...(nested?.name && { name: nested.name[0] }),
      })
    }
    if (taken.includes(day)) return setErrors({ day: t('analysis.taken') })
    onAdd(result.output)
    setErrors({})
    setDay('')
    setName('')
  }

  return (
    <section aria-label={t('analysis.own')} className="grid gap-3 border-t border-edge pt-4">
      <h3 className="font-semibold">{t('analysis.own')}</h3>
      {days.length === 0 ? (
        <p className="text-14 text-soft">{t('analysis.ownEmpty')}</p>
      ) : (
        <ul className="divide-y divide-edge">
          {days.map((own) => (
            <li key={own.day} className="flex min-h-12 items-center justify-between gap-3">
              <span>
                <span className="block leading-snug font-medium">{own.name}</span>
                <span className="block text-14 text-soft">{fullDayText(own.day)}</span>
              </span>
              <IconButton
                label={t('analysis.remove', { name: own.name })}
                icon={<Trash2 size={20} />}
                onClick={() => onRemove(own)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-3 @md:grid-cols-[14rem_minmax(0,1fr)]">
        <DatePickerField
          name="holidayDay"
          label={t('analysis.day')}
          value={day}
          error={errors.day ?? ''}
          min={today}
          onValueChange={setDay}
        />
        <TextField
          name="holidayName"
          label={t('analysis.dayName')}
          value={name}
          error={errors.name ?? ''}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter adds the day instead of submitting the surrounding form.
            event.preventDefault()
            add()
          }}
        />
      </div>
      <div>
        <Button variant="quiet" size="sm" icon={<Plus size={18} aria-hidden />} onClick={add}>
          {t('analysis.add')}
        </Button>
      </div>
    </section>
  )
}
