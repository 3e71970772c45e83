import { yearInAddress } from '#member/shared/lib/records/year-in-address.ts'

export interface ExamsSearch {
  /** The trends tab is open. */
  aba?: 'evolucao'
  /** The id of one value of the trend: the browser keeps addresses, so they must not name an analyte. */
  valor?: string
  ano?: number
  /** With or without a file; `filterOf` interprets it. */
  arquivo?: string
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

export function examsSearch(search: Record<string, unknown>): ExamsSearch {
  const value = text(search.valor)
  const year = yearInAddress(search.ano)
  const file = text(search.arquivo)
  return {
    ...(search.aba === 'evolucao' && { aba: search.aba }),
    ...(value && { valor: value }),
    ...(year !== undefined && { ano: year }),
    ...(file && { arquivo: file }),
  }
}
