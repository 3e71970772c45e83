import type { PolicyState } from '#contract/insurance.ts'
import type { ListChoice } from '#member/shared/lib/records/list-filter.ts'

/** The policies' state, in the URL. */
export const stateParameter: ListChoice<PolicyState> = {
  parameter: 'situacao',
  names: { unsent: 'incompleta', pending: 'em-analise', approved: 'aprovada', rejected: 'rejeitada' },
}
