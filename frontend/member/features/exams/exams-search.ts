export interface ExamsSearch {
  /** The words that are looked for. */
  busca?: string
  /** The tab of the trends is open. */
  aba?: 'evolucao'
  /** One of the values whose trend it is, by its id: the address stays in the browser, and names no examination. */
  valor?: string
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

export function examsSearch(search: Record<string, unknown>): ExamsSearch {
  const [words, value] = [text(search.busca), text(search.valor)]
  return {
    ...(words && { busca: words }),
    ...(search.aba === 'evolucao' && { aba: search.aba }),
    ...(value && { valor: value }),
  }
}
