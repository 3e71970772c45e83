import { readSearch, readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface ExamsSearch {
  /** Set while the trends tab is open. */
  aba?: 'evolucao'
  /** The id of one value in the trend: browsers keep URLs, so they must not name an analyte. */
  valor?: string
  ano?: number
  /** With or without a file; named by `fileParameter`. */
  arquivo?: string
}

export const examsSearch = (search: Record<string, unknown>): ExamsSearch =>
  readSearch(search, {
    aba: (tab) => (tab === 'evolucao' ? tab : undefined),
    // The router parses an all-digit id as a number.
    valor: (id) => readText(typeof id === 'number' ? `${id}` : id),
    ano: readYear,
    arquivo: readText,
  })
