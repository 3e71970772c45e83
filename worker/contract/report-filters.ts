import type { Role } from './accounts.ts'
import { registrationStatusNames, rejectionReasonNames } from './log-names.ts'
import type { accessStates } from './members.ts'
import type { waitingFilters } from './registrations.ts'
import { filtersOf, hasRange, type ReportFilters, type ReportKind } from './reports.ts'
import type { PolicyState } from './statistics.ts'

export const kindWords: Record<ReportKind, string> = {
  queue: 'Fila de cadastros',
  registrations: 'Cadastros recebidos',
  members: 'Associados',
  consultations: 'Consultas',
  desk: 'Mesa de apólices',
  policies: 'Apólices enviadas',
  statistics: 'Estatísticas',
}
export const policyWords: Record<PolicyState, string> = {
  unsent: 'Arquivo não enviado',
  pending: 'Em Análise',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
}
export const accessWords: Record<(typeof accessStates)[number], string> = {
  open: 'Liberado',
  blocked: 'Bloqueado',
}
export const roleWords: Record<Role, string> = { member: 'Associado', admin: 'Administrador' }
export const waitFilterWords: Record<(typeof waitingFilters)[number], string> = {
  '24': 'Mais de 1 dia',
  '48': 'Mais de 2 dias',
  '168': 'Mais de 7 dias',
}

/** "21/11/2026" of "2026-11-21". */
export function dayWords(day: string): string {
  return day.split('-').reverse().join('/')
}

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
        ? dayWords(from)
        : `${dayWords(from)} a ${dayWords(to)}`
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
  access: ({ access }) => ['Acesso', 'Todos', access ? accessWords[access] : undefined],
  role: ({ role }) => ['Perfil', 'Todos', role ? roleWords[role] : undefined],
  over: ({ over }) => ['Espera', 'Qualquer uma', over ? waitFilterWords[over] : undefined],
  reason: ({ reason }) => ['Motivo', 'Qualquer um', reason ? rejectionReasonNames[reason] : undefined],
  policyState: ({ policyState }) => ['Situação', 'Todas', policyState ? policyWords[policyState] : undefined],
}
