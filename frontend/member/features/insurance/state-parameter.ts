import type { PolicyState } from '#contract/insurance.ts'
import type { ListChoice } from '#member/shared/lib/records/list-filter.ts'

/** The state of the list's policies, in the address. */
export const stateParameter: ListChoice<PolicyState> = {
  parameter: 'situacao',
  names: { unsent: 'incompleta', pending: 'em-analise', approved: 'aprovada', rejected: 'rejeitada' },
}
