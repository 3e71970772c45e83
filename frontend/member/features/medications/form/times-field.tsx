import { Plus, X } from 'lucide-react'
import { type Ref, useId } from 'react'
import { TIMES_MAX } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { TimeField } from '#member/shared/ui/forms/time-field.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FieldError } from '#shared/ui/forms/field-frame.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

interface TimesFieldProps {
  times: readonly string[]
  error: string
  onTimes: (times: string[]) => void
  ref?: Ref<HTMLInputElement>
}

export function TimesField({ times, error, onTimes, ref }: TimesFieldProps) {
  const id = useId()
  const withTime = (index: number, time: string) => times.map((old, at) => (at === index ? time : old))
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium">{t('form.times')}</legend>
      <ul className="grid gap-3 sm:grid-cols-2">
        {times.map((time, index) => (
          // Times repeat while they are typed, so only the index identifies one.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <TimeField
                {...(index === 0 && ref && { ref })}
                name="times"
                label={t('form.time', { number: index + 1 })}
                value={time}
                onChange={(event) => onTimes(withTime(index, event.currentTarget.value))}
              />
            </div>
            {times.length > 1 && (
              <IconButton
                label={t('form.removeTime', { number: index + 1 })}
                icon={<X size={20} aria-hidden />}
                onClick={() => onTimes(times.filter((_, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      {times.length < TIMES_MAX && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-2"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => onTimes([...times, ''])}
        >
          {t('form.addTime')}
        </Button>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
