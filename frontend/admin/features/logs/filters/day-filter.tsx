import { useEffect, useState } from 'react'
import { DatePickerField } from '#shared/ui/forms/date-picker-field.tsx'
import { isLogDay } from '../logs-search.ts'
import { t } from '../logs-texts.ts'

const WHOLE_DATE = 10

interface DayFilterProps {
  name: string
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (day: string) => void
  /** The other end of the range, if any, and what is said of a day beyond it. */
  min?: string | undefined
  max?: string | undefined
  beyond: string
}

/** Filters once a whole day stands there, or none; of a day that cannot be it says so, and the list stays. */
export function DayFilter({ name, label, value, onChange, min, max, beyond }: DayFilterProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  function problemOf(day: string): string | undefined {
    if (day.length < WHOLE_DATE) return undefined
    if (!isLogDay(day)) return t('dayInvalid')
    return (min && day < min) || (max && day > max) ? beyond : undefined
  }
  function change(next: string) {
    setText(next)
    if (next !== value && (next === '' || (isLogDay(next) && !problemOf(next)))) onChange(next)
  }
  return (
    <DatePickerField
      name={name}
      label={label}
      help={null}
      value={text}
      error={problemOf(text)}
      onValueChange={change}
      {...(min && { min })}
      {...(max && { max })}
    />
  )
}
