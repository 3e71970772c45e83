import { Suspense } from 'react'
import { t as recordsTexts } from '#locales/records.ts'
import { lazyPart } from '#shared/lib/lazy-part.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { bindable } from '#shared/ui/forms/bindable.tsx'
import { byValue } from '#shared/ui/forms/by-value.ts'
import type { DatePickerFieldProps } from '#shared/ui/forms/date-picker-field.tsx'

const DatePickerField = lazyPart(
  async () => (await import('#shared/ui/forms/date-picker-field.tsx')).DatePickerField,
)

/** A date field that loads on demand, since its calendar is the largest part of a form. */
function LazyDateInput(props: DatePickerFieldProps) {
  return (
    <Suspense
      fallback={
        <Loading label={recordsTexts('loadingDate')}>
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

export const LazyDateField = bindable(LazyDateInput, byValue)
