import * as v from 'valibot'
import { registrationStatuses } from '../../../../worker/contract/accounts.ts'
import { reportFormats, reportKinds } from '../../../../worker/contract/reports.ts'
import { PROVIDER_TIME_ZONE } from '../../../../worker/contract/time-zone.ts'
import { isoDay } from '../../../shared/lib/format.ts'
import { dayAfter } from '../../../shared/lib/wall-clock.ts'
import type { ReportsSearch } from './reports-query.ts'

/** The form as it is filled in; a kind that has no period or status keeps what was chosen for another. */
const valuesSchema = v.object({
  kind: v.picklist(reportKinds),
  format: v.picklist(reportFormats),
  from: v.string(),
  to: v.string(),
  status: v.nullable(v.picklist(registrationStatuses)),
})
export type ReportValues = v.InferOutput<typeof valuesSchema>

export function isReportValues(value: unknown): value is ReportValues {
  return v.is(valuesSchema, value)
}

/** What another screen led here with, else what was begun here, else the last thirty days. */
export function valuesFrom(
  { kind, from, to }: ReportsSearch,
  draft: ReportValues | undefined,
  now = Date.now(),
): ReportValues {
  if (draft && !kind && !from) return draft
  const today = isoDay(now, PROVIDER_TIME_ZONE)
  return {
    kind: kind ?? 'registrations',
    format: kind === 'statistics' ? 'pdf' : 'csv',
    from: from ?? dayAfter(today, -29),
    to: to ?? today,
    status: null,
  }
}
