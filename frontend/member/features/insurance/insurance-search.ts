import { readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface InsuranceSearch {
  ano?: number
  /** Named by `stateParameter`. */
  situacao?: string
}

export function insuranceSearch({ ano, situacao }: Record<string, unknown>): InsuranceSearch {
  const year = readYear(ano)
  const state = readText(situacao)
  return { ...(year && { ano: year }), ...(state && { situacao: state }) }
}
