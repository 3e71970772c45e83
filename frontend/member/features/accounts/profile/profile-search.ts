const parts = ['nome', 'email', 'senha'] as const
/** The part of the account whose form is open, as written in the URL. */
export type ProfilePart = (typeof parts)[number]

export interface ProfileSearch {
  alterar?: ProfilePart
}

export function profileSearch({ alterar: change }: Record<string, unknown>): ProfileSearch {
  const part = parts.find((name) => name === change)
  return part ? { alterar: part } : {}
}
