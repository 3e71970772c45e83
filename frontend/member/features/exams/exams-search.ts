export interface ExamsSearch {
  /** The tab of the trends is open. */
  aba?: 'evolucao'
  /** One of the values whose trend it is, by its id: the address stays in the browser, and names no examination. */
  valor?: string
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

export function examsSearch(search: Record<string, unknown>): ExamsSearch {
  const value = text(search.valor)
  return {
    ...(search.aba === 'evolucao' && { aba: search.aba }),
    ...(value && { valor: value }),
  }
}
