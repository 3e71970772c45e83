import {
  accessStateNames,
  policyStateNames,
  registrationStatusNames,
  rejectionReasonNames,
  roleNames,
  waitingFilterNames,
} from '#texts/labels.ts'
import { numericDay } from '#texts/language.ts'
import { fromDayToDay, reportFilterTexts } from '#texts/reports.ts'
import { filtersOf, hasRange, type ReportFilter, type ReportFilters, type ReportKind } from './reports.ts'

export interface FilterText {
  name: string
  /** The words for everything, if nothing was chosen. */
  words: string
  chosen: boolean
}

/** A report's filters in words: the period and each filter that its kind has. */
export function filterTexts(filters: ReportFilters, kind: ReportKind): FilterText[] {
  const { from, to } = filters
  const period =
    from && to
      ? from === to
        ? numericDay(from)
        : fromDayToDay({ from: numericDay(from), to: numericDay(to) })
      : reportFilterTexts.range.all
  const list: FilterText[] = [{ name: reportFilterTexts.range.name, words: period, chosen: hasRange(kind) }]
  // In the queue, a wait applies only to undecided registrations, and a reason only to rejected ones.
  const idle = kind !== 'queue' ? '' : filters.status === 'rejected' ? 'over' : 'reason'
  for (const filter of filtersOf(kind)) {
    if (filter === idle) continue
    const { name, all } = reportFilterTexts[filter]
    const words = chosenValue[filter](filters)
    list.push({ name, words: words ?? all, chosen: words !== undefined })
  }
  return list
}

/** The name of the chosen value; `undefined` if the filter is not set. */
const chosenValue: Record<ReportFilter, (filters: ReportFilters) => string | undefined> = {
  status: ({ status }) => (status ? registrationStatusNames[status] : undefined),
  access: ({ access }) => (access ? accessStateNames[access] : undefined),
  role: ({ role }) => (role ? roleNames[role] : undefined),
  over: ({ over }) => (over ? waitingFilterNames[over] : undefined),
  reason: ({ reason }) => (reason ? rejectionReasonNames[reason] : undefined),
  policyState: ({ policyState }) => (policyState ? policyStateNames[policyState] : undefined),
}
