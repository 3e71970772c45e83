import { useEffect, useState } from 'react'
import { DatePickerField } from '../../../shared/ui/date-picker-field.tsx'

const DAY = /^\d{4}-\d{2}-\d{2}$/

interface DayFilterProps {
  name: string
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (day: string) => void
}

/** Filters once a whole day stands there, or none. */
export function DayFilter({ name, label, value, onChange }: DayFilterProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  function change(next: string) {
    setText(next)
    if (next !== value && (next === '' || DAY.test(next))) onChange(next)
  }
  return <DatePickerField name={name} label={label} help={null} value={text} onValueChange={change} />
}
