import { textInAddress } from '#member/shared/lib/address/text-in-address.ts'
import { yearInAddress } from '#member/shared/lib/address/year-in-address.ts'

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
  const value = textInAddress(typeof valor === 'number' ? `${valor}` : valor)
  const year = yearInAddress(search.ano)
  const file = textInAddress(search.arquivo)
  return {
    ...(tab === 'evolucao' && { aba: tab }),
    ...(value && { valor: value }),
    ...(year && { ano: year }),
    ...(file && { arquivo: file }),
  }
}
