export interface ExamsSearch {
  /** The trends tab is open. */
  aba?: 'evolucao'
  /** The id of one value of the trend: the browser keeps addresses, so they must not name an analyte. */
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
