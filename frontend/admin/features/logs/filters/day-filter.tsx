import { useEffect, useState } from 'react'
import { t } from '#locales/admin-logs.ts'
import { DatePickerField } from '#shared/ui/forms/date-picker-field.tsx'
import { isLogDay } from '../logs-search.ts'

/** Length of `YYYY-MM-DD`. */
const DAY_LENGTH = 10

interface DayFilterProps {
  name: string
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (day: string) => void
  /** The other end of the range, if set, and the error for a day beyond it. */
  min?: string | undefined
  max?: string | undefined
  beyond: string
}

/** Applies the filter once a valid day has been typed or the field emptied; an invalid day shows an error instead. */
export function DayFilter({ name, label, value, onChange, min, max, beyond }: DayFilterProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  function dayProblem(day: string): string | undefined {
    if (day.length < DAY_LENGTH) return undefined
    if (!isLogDay(day)) return t('dayInvalid')
    return (min && day < min) || (max && day > max) ? beyond : undefined
  }
  function change(next: string) {
    setText(next)
    if (next !== value && (next === '' || (isLogDay(next) && !dayProblem(next)))) onChange(next)
  }
  return (
    <DatePickerField
      name={name}
      label={label}
      help={null}
      value={text}
      error={dayProblem(text)}
      onValueChange={change}
      {...(min && { min })}
      {...(max && { max })}
    />
  )
}
