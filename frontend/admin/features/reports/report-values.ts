import * as v from 'valibot'
import { registrationStatuses, rejectionReasons, roles } from '#contract/accounts.ts'
import { policyStates } from '#contract/insurance.ts'
import { accessStates } from '#contract/members.ts'
import { waitingFilters } from '#contract/registrations.ts'
import { reportFormats, reportKinds } from '#contract/reports.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { addDays } from '#domain/time-zone.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import type { ReportsSearch } from './reports-search.ts'

/** Values of the form. Values that the current kind does not use are preserved for the others. */
const valuesSchema = v.object({
  kind: v.picklist(reportKinds),
  format: v.picklist(reportFormats),
  from: v.string(),
  to: v.string(),
  status: v.nullable(v.picklist(registrationStatuses)),
  access: v.nullable(v.picklist(accessStates)),
  role: v.nullable(v.picklist(roles)),
  over: v.nullable(v.picklist(waitingFilters)),
  reason: v.nullable(v.picklist(rejectionReasons)),
  policyState: v.nullable(v.picklist(policyStates)),
})
export type ReportValues = v.InferOutput<typeof valuesSchema>

export const isReportValues = fits(valuesSchema)

/** Initial values: from the URL if another screen linked here, otherwise the draft, otherwise the last thirty days. */
export function valuesFrom(
  search: ReportsSearch,
  draft: ReportValues | undefined,
  now = Date.now(),
): ReportValues {
  const { access, from, kind, over, policyState, reason, role, status, to } = search
  if (draft && !kind && !from) return draft
  const today = isoDay(now, PROVIDER_TIME_ZONE)
  return {
    kind: kind ?? 'registrations',
    format: kind === 'statistics' ? 'pdf' : 'csv',
    from: from ?? addDays(today, -29),
    to: to ?? today,
    status: status ?? null,
    access: access ?? null,
    role: role ?? null,
    over: over ?? null,
    reason: reason ?? null,
    policyState: policyState ?? null,
  }
}
