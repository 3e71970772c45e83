import { lazy, Suspense } from 'react'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import type { DatePickerFieldProps } from '#shared/ui/forms/date-picker-field.tsx'

const DatePickerField = lazy(async () => ({
  default: (await import('#shared/ui/forms/date-picker-field.tsx')).DatePickerField,
}))

interface LazyDateFieldProps extends DatePickerFieldProps {
  /** Announced while the field loads. */
  loadingLabel: string
}

/** A date field that loads on demand, since its calendar is the largest part of a form. */
export function LazyDateField({ loadingLabel, ...props }: LazyDateFieldProps) {
  return (
    <Suspense
      fallback={
        <Loading label={loadingLabel}>
          <Skeleton className="h-6 w-12" />
          <Skeleton className="mt-1.5 h-12 w-full rounded-control" />
          {props.help !== null && <Skeleton className="mt-1.5 h-5 w-48" />}
        </Loading>
      }
    >
      <DatePickerField {...props} />
    </Suspense>
  )
}
