export interface AuthSearch {
  /** Where to go after the sign-in. */
  redirect?: string
  modo?: 'cadastro'
}

export function authSearch(search: Record<string, unknown>): AuthSearch {
  return {
    ...(typeof search.redirect === 'string' && { redirect: search.redirect }),
    ...(search.modo === 'cadastro' && { modo: 'cadastro' }),
  }
}
