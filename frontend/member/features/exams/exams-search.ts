import { readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

export interface ExamsSearch {
  /** Set while the trends tab is open. */
  aba?: 'evolucao'
  /** The id of one value in the trend: browsers keep URLs, so they must not name an analyte. */
  valor?: string
  ano?: number
  /** With or without a file; named by `fileParameter`. */
  arquivo?: string
}

export function examsSearch(search: Record<string, unknown>): ExamsSearch {
  const { aba: tab, valor } = search
  // The router parses an all-digit id as a number.
  const value = readText(typeof valor === 'number' ? `${valor}` : valor)
  const year = readYear(search.ano)
  const file = readText(search.arquivo)
  return {
    ...(tab === 'evolucao' && { aba: tab }),
    ...(value && { valor: value }),
    ...(year && { ano: year }),
    ...(file && { arquivo: file }),
  }
}
