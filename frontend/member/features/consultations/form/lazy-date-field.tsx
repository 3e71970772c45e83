import { lazy, Suspense } from 'react'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import type { DatePickerFieldProps } from '#shared/ui/forms/date-picker-field.tsx'
import { consultationsTexts as t } from '../consultations-texts.ts'

const DatePickerField = lazy(async () => ({
  default: (await import('#shared/ui/forms/date-picker-field.tsx')).DatePickerField,
}))

/** Loads the calendar, the heaviest part of the form, when the form opens. */
export function LazyDateField(props: DatePickerFieldProps) {
  return (
    <Suspense fallback={<DateFieldSkeleton />}>
      <DatePickerField {...props} />
    </Suspense>
  )
}

function DateFieldSkeleton() {
  return (
    <Loading label={t('form.loadingDate')}>
      <Skeleton className="h-6 w-12" />
      <Skeleton className="mt-1.5 h-12 w-full rounded-control" />
      <Skeleton className="mt-1.5 h-5 w-48" />
    </Loading>
  )
}
