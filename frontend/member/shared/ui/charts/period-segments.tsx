import { useId } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { checkedSegmentClass, segmentClass, segmentsClass } from '#shared/ui/segments.tsx'

interface PeriodSegmentsProps<Kind extends string> {
  label: string
  options: readonly { value: Kind; label: string }[]
  value: Kind
  onChange: (value: Kind) => void
}

/** The lengths of time that a chart can show. */
export function PeriodSegments<Kind extends string>({
  label,
  options,
  value,
  onChange,
}: PeriodSegmentsProps<Kind>) {
  const name = useId()
  return (
    <fieldset className="mb-3 min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={segmentsClass}>
        {options.map((option) => (
          <label key={option.value} className={cx(segmentClass, checkedSegmentClass)}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-y-0 left-0 w-2 opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
