import { readSearch, readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface InsuranceSearch {
  ano?: number
  /** Named by `stateParameter`. */
  situacao?: string
}

export const insuranceSearch = (search: Record<string, unknown>): InsuranceSearch =>
  readSearch(search, { ano: readYear, situacao: readText })
