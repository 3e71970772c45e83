import * as v from 'valibot'
import { registrationStatuses, rejectionReasons, roles } from '#contract/accounts.ts'
import { isDay } from '#contract/day.ts'
import { policyStates } from '#contract/insurance.ts'
import { accessStates } from '#contract/members.ts'
import { waitingFilters } from '#contract/registrations.ts'
import { type ReportFilters, type ReportKind, reportKinds } from '#contract/reports.ts'

type Filters = Omit<ReportFilters, 'from' | 'to'>

/** Search parameters: another screen may link here with its filters. */
export type ReportsSearch = { [Filter in keyof Filters]?: NonNullable<Filters[Filter]> } & {
  kind?: ReportKind
  from?: string
  to?: string
  /** The linking screen also has a text search, which reports do not support. */
  searched?: true
}

/** One of `values`, otherwise undefined. The router parses numeric values in the URL as numbers. */
const oneOf = <const T extends string>(values: readonly T[]) =>
  v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(values))),
    undefined,
  )

const schema = v.object({
  kind: oneOf(reportKinds),
  status: oneOf(registrationStatuses),
  access: oneOf(accessStates),
  role: oneOf(roles),
  over: oneOf(waitingFilters),
  reason: oneOf(rejectionReasons),
  policyState: oneOf(policyStates),
})

export function reportsSearch(search: Record<string, unknown>): ReportsSearch {
  const { from, searched, to } = search
  const hasRange = typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to)
  const { access, kind, over, policyState, reason, role, status } = v.parse(schema, search)
  return {
    ...(kind && { kind }),
    ...(hasRange && { from, to }),
    ...(status && { status }),
    ...(access && { access }),
    ...(role && { role }),
    ...(over && { over }),
    ...(reason && { reason }),
    ...(policyState && { policyState }),
    ...(searched === true && { searched }),
  }
}
