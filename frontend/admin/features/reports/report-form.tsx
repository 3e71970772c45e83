import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { isDay } from '#contract/day.ts'
import { hasRange, type NewReport, reportKinds } from '#contract/reports.ts'
import { rangeProblem } from '#contract/statistics.ts'
import { t } from '#locales/admin-reports.ts'
import { answer, idempotent, reportsApi } from '#shared/lib/api/clients.ts'
import { messageFor } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { draftOf } from '#shared/lib/forms/draft.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { DatePickerField } from '#shared/ui/forms/date-picker-field.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { reportKindNames } from '#texts/labels.ts'
import { INVALID_DAY } from '#texts/time.ts'
import { ReportFilters } from './report-filters.tsx'
import { isReportValues, type ReportValues, valuesFrom } from './report-values.ts'
import type { ReportsSearch } from './reports-search.ts'

interface Errors {
  from?: string | undefined
  to?: string | undefined
}

export function ReportForm({ search, administratorId }: { search: ReportsSearch; administratorId: string }) {
  const client = useQueryClient()
  const [draft] = useState(() => draftOf<ReportValues>(administratorId, 'report'))
  const [values, setValues] = useState(() => valuesFrom(search, draft.read(isReportValues)))
  const { kind, format, from, to } = values
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const [errors, setErrors] = useState<Errors>({})
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }

  function change(part: Partial<ReportValues>) {
    const changed = { ...values, ...part }
    setValues(changed)
    draft.write(changed)
  }

  const request = useMutation({
    mutationFn: (json: NewReport) =>
      answer(reportsApi.index.$post({ json }, idempotent(idempotencyKeys.keyFor(json)))),
    onSuccess: () => {
      idempotencyKeys.reset()
      draft.clear()
      toast({ variant: 'success', title: t('requested') })
    },
    onSettled: () => refresh(client, { queryKey: queryKeys.reports }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (request.isPending) return
    const isRanged = hasRange(kind)
    const rangeErrors: Errors = isRanged
      ? {
          from: isDay(from) ? undefined : INVALID_DAY,
          to: isDay(to) ? (isDay(from) ? rangeProblem(from, to) : undefined) : INVALID_DAY,
        }
      : {}
    setErrors(rangeErrors)
    if (rangeErrors.from) return fields.from.current?.focus()
    if (rangeErrors.to) return fields.to.current?.focus()
    // The server drops filters that the kind does not have.
    request.mutate({ ...values, from: isRanged ? from : null, to: isRanged ? to : null })
  }

  return (
    <Card>
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{t('new')}</h2>
      <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
        {request.error && (
          <div className="sm:col-span-2">
            <FormError title={t('requestFailed')} message={messageFor(request.error)} />
          </div>
        )}
        {search.searched && (
          <div className="sm:col-span-2">
            <Notice meaning="info">{t('searched')}</Notice>
          </div>
        )}
        <SelectField
          label={t('kind')}
          name="kind"
          value={kind}
          options={reportKinds.map((value) => ({ value, label: reportKindNames[value] }))}
          onChange={(event) =>
            change({ kind: reportKinds.find((option) => option === event.currentTarget.value) ?? kind })
          }
        />
        <SelectField
          label={t('format')}
          name="format"
          value={format}
          help={kind === 'statistics' ? undefined : t('pdfHelp')}
          options={[
            { value: 'csv', label: t('csv') },
            { value: 'pdf', label: t('pdf') },
          ]}
          onChange={(event) => change({ format: event.currentTarget.value === 'pdf' ? 'pdf' : 'csv' })}
        />
        {hasRange(kind) && (
          <>
            <DatePickerField
              ref={fields.from}
              label={t('from')}
              name="from"
              value={from}
              error={errors.from}
              onValueChange={(day) => change({ from: day })}
            />
            <DatePickerField
              ref={fields.to}
              label={t('to')}
              name="to"
              value={to}
              error={errors.to}
              onValueChange={(day) => change({ to: day })}
            />
          </>
        )}
        <ReportFilters values={values} onChange={change} />
        <div className="sm:col-span-2">
          <Button type="submit" busy={request.isPending} busyLabel={t('requesting')}>
            {t('request')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
