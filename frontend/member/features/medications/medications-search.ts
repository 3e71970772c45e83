const names = ['aba', 'dia', 'janela', 'medicamento'] as const

/** Tab, day, dialog and medication as written in the address; `medications-address.ts` interprets them. */
export type MedicationsSearch = { [Name in (typeof names)[number]]?: string }

// Part of the app's first load, so it imports nothing.
export function medicationsSearch(search: Record<string, unknown>): MedicationsSearch {
  const found: MedicationsSearch = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string') found[name] = value
  }
  return found
}
