export interface ExamsSearch {
  /** The words that are looked for. */
  busca?: string
  /** The tab of the trends is open. */
  aba?: 'evolucao'
  /** Whose trend. */
  analito?: string
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

export function examsSearch(search: Record<string, unknown>): ExamsSearch {
  const [words, analyte] = [text(search.busca), text(search.analito)]
  return {
    ...(words && { busca: words }),
    ...(search.aba === 'evolucao' && { aba: search.aba }),
    ...(analyte && { analito: analyte }),
  }
}
