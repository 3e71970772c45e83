import {
  accessStateNames,
  policyStateNames,
  registrationStatusNames,
  rejectionReasonNames,
  roleNames,
  waitingFilterNames,
} from '#texts/labels.ts'
import { numericDay } from '#texts/language.ts'
import { filtersOf, hasRange, type ReportFilters, type ReportKind } from './reports.ts'

export interface FilterInWords {
  name: string
  /** What everything is called, where nothing was chosen. */
  words: string
  chosen: boolean
}

/** What a report of the kind is narrowed down to, in words: the period and each filter that it has. */
export function filterWords(filters: ReportFilters, kind: ReportKind): FilterInWords[] {
  const { from, to } = filters
  const period =
    from && to
      ? from === to
        ? numericDay(from)
        : `${numericDay(from)} a ${numericDay(to)}`
      : 'todos até a data do pedido'
  const list: FilterInWords[] = [{ name: 'Período', words: period, chosen: hasRange(kind) }]
  // The queue's waits are of who has not been decided, and its reasons of who was rejected.
  const idle = kind !== 'queue' ? '' : filters.status === 'rejected' ? 'over' : 'reason'
  for (const filter of filtersOf(kind)) {
    if (filter === idle) continue
    const [name, all, words] = inWords[filter](filters)
    list.push({ name, words: words ?? all, chosen: words !== undefined })
  }
  return list
}

const inWords: Record<
  ReturnType<typeof filtersOf>[number],
  (filters: ReportFilters) => [name: string, all: string, words: string | undefined]
> = {
  status: ({ status }) => ['Situação', 'Todas', status ? registrationStatusNames[status] : undefined],
  access: ({ access }) => ['Acesso', 'Todos', access ? accessStateNames[access] : undefined],
  role: ({ role }) => ['Perfil', 'Todos', role ? roleNames[role] : undefined],
  over: ({ over }) => ['Espera', 'Qualquer uma', over ? waitingFilterNames[over] : undefined],
  reason: ({ reason }) => ['Motivo', 'Qualquer um', reason ? rejectionReasonNames[reason] : undefined],
  policyState: ({ policyState }) => [
    'Situação',
    'Todas',
    policyState ? policyStateNames[policyState] : undefined,
  ],
}
