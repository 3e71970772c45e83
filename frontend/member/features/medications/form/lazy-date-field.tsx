import { lazy, Suspense } from 'react'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import type { DatePickerFieldProps } from '#shared/ui/forms/date-picker-field.tsx'
import { medicationsTexts as t } from '../medications-texts.ts'

const DatePickerField = lazy(async () => ({
  default: (await import('#shared/ui/forms/date-picker-field.tsx')).DatePickerField,
}))

/** The calendar is the heaviest part of a form: it comes when one opens. */
export function LazyDateField(props: DatePickerFieldProps) {
  return (
    <Suspense
      fallback={
        <Loading label={t('form.loadingDate')}>
          <Skeleton className="h-6 w-12" />
          <Skeleton className="mt-1.5 h-12 w-full rounded-control" />
        </Loading>
      }
    >
      <DatePickerField {...props} />
    </Suspense>
  )
}
