const names = ['aba', 'dia', 'janela', 'medicamento'] as const

/** The tab, the day, the dialog and what it is about: as it stands in the address, for the screen to make sense of. */
export type MedicationsSearch = { [Name in (typeof names)[number]]?: string }

// Part of the app's first load: short, and without anything that other screens bring along.
export function medicationsSearch(search: Record<string, unknown>): MedicationsSearch {
  const kept: MedicationsSearch = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string') kept[name] = value
  }
  return kept
}
