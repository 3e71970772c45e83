import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { registrationStatuses } from '../../../../worker/contract/accounts.ts'
import { hasRange, hasStatus, type NewReport, reportKinds } from '../../../../worker/contract/reports.ts'
import { DAY_INVALID, rangeProblem } from '../../../../worker/contract/statistics.ts'
import { adminKeys } from '../../../shared/lib/admin-keys.ts'
import { answer, idempotent, reportsApi } from '../../../shared/lib/api.ts'
import { messageFor } from '../../../shared/lib/errors.ts'
import { isoDay } from '../../../shared/lib/format.ts'
import { refresh } from '../../../shared/lib/refresh.ts'
import { dayAfter, isDay } from '../../../shared/lib/wall-clock.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { DatePickerField } from '../../../shared/ui/date-picker-field.tsx'
import { FormError } from '../../../shared/ui/form-error.tsx'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { ReportsSearch } from './reports-query.ts'
import { t } from './reports-texts.ts'

interface Errors {
  from?: string | undefined
  to?: string | undefined
}

export function ReportForm({ search }: { search: ReportsSearch }) {
  const client = useQueryClient()
  const today = isoDay(Date.now(), 'America/Sao_Paulo')
  const [kind, setKind] = useState(search.kind ?? 'registrations')
  const [format, setFormat] = useState<NewReport['format']>(search.kind === 'statistics' ? 'pdf' : 'csv')
  const [from, setFrom] = useState(search.from ?? dayAfter(today, -29))
  const [to, setTo] = useState(search.to ?? today)
  const [status, setStatus] = useState<NewReport['status']>(null)
  const [errors, setErrors] = useState<Errors>({})
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }

  const request = useMutation({
    mutationFn: ({ key, ...json }: NewReport & { key: string }) =>
      answer(reportsApi.index.$post({ json }, idempotent(key))),
    onSuccess: () => toast({ variant: 'success', title: t('requested') }),
    onSettled: () => refresh(client, { queryKey: adminKeys.reports }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const spans = hasRange(kind)
    const found: Errors = spans
      ? {
          from: isDay(from) ? undefined : DAY_INVALID,
          to: isDay(to) ? (isDay(from) ? rangeProblem(from, to) : undefined) : DAY_INVALID,
        }
      : {}
    setErrors(found)
    if (found.from) return fields.from.current?.focus()
    if (found.to) return fields.to.current?.focus()
    request.mutate({
      kind,
      format,
      from: spans ? from : null,
      to: spans ? to : null,
      status: hasStatus(kind) ? status : null,
      key: crypto.randomUUID(),
    })
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
        <SelectField
          label={t('kind')}
          name="kind"
          value={kind}
          options={reportKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(event) =>
            setKind(reportKinds.find((known) => known === event.currentTarget.value) ?? kind)
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
          onChange={(event) => setFormat(event.currentTarget.value === 'pdf' ? 'pdf' : 'csv')}
        />
        {hasRange(kind) && (
          <>
            <DatePickerField
              ref={fields.from}
              label={t('from')}
              name="from"
              value={from}
              error={errors.from}
              onValueChange={setFrom}
            />
            <DatePickerField
              ref={fields.to}
              label={t('to')}
              name="to"
              value={to}
              error={errors.to}
              onValueChange={setTo}
            />
          </>
        )}
        {hasStatus(kind) && (
          <SelectField
            label={t('status')}
            name="status"
            value={status ?? ''}
            options={[
              { value: '', label: t('all') },
              ...registrationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ]}
            onChange={(event) =>
              setStatus(registrationStatuses.find((known) => known === event.currentTarget.value) ?? null)
            }
          />
        )}
        <div className="sm:col-span-2">
          <Button type="submit" busy={request.isPending} busyLabel={t('requesting')}>
            {t('request')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
