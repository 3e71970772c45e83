import * as v from 'valibot'
import { registrationStatuses, rejectionReasons, roles } from '#contract/accounts.ts'
import { accessStates } from '#contract/members.ts'
import { waitingFilters } from '#contract/registrations.ts'
import { type ReportFilters, type ReportKind, reportKinds } from '#contract/reports.ts'
import { policyStates } from '#contract/statistics.ts'
import { isDay } from '#shared/lib/format/wall-clock.ts'

type Chosen = Omit<ReportFilters, 'from' | 'to'>

/** What the form begins with: another screen may lead here with its own filters. */
export type ReportsSearch = { [Filter in keyof Chosen]?: NonNullable<Chosen[Filter]> } & {
  kind?: ReportKind
  from?: string
  to?: string
  /** The other screen is narrowed down by a search as well, which no report is. */
  searched?: true
}

/** What is not known falls away; a number in the address may stand where a text is meant. */
const known = <const T extends string>(values: readonly T[]) =>
  v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(values))),
    undefined,
  )

const schema = v.object({
  kind: known(reportKinds),
  status: known(registrationStatuses),
  access: known(accessStates),
  role: known(roles),
  over: known(waitingFilters),
  reason: known(rejectionReasons),
  policyState: known(policyStates),
})

export function reportsSearch(search: Record<string, unknown>): ReportsSearch {
  const { from, searched, to } = search
  const span = typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to)
  const { access, kind, over, policyState, reason, role, status } = v.parse(schema, search)
  return {
    ...(kind && { kind }),
    ...(span && { from, to }),
    ...(status && { status }),
    ...(access && { access }),
    ...(role && { role }),
    ...(over && { over }),
    ...(reason && { reason }),
    ...(policyState && { policyState }),
    ...(searched === true && { searched }),
  }
}
