export interface ProgressSearch {
  /** Set while the form that corrects the e-mail of a waiting registration is open. */
  corrigir?: 'email'
}

export function progressSearch({ corrigir: correct }: Record<string, unknown>): ProgressSearch {
  return correct === 'email' ? { corrigir: 'email' } : {}
}
