import { yearInAddress } from '#member/shared/lib/records/year-in-address.ts'

// Part of the app's first load, so it imports little. `medications-address.ts` interprets what is read here.

const names = ['aba', 'dia', 'janela'] as const

/** Tab, day and dialog of the list as written in the address. */
export type MedicationsSearch = { [Name in (typeof names)[number]]?: string }

export function medicationsSearch(search: Record<string, unknown>): MedicationsSearch {
  const found: MedicationsSearch = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string') found[name] = value
  }
  return found
}

/** Dialog of a medication's page, and the filter of its history, as written in the address. */
export interface MedicationSearch {
  janela?: string
  ano?: number
  doses?: string
}

export function medicationSearch({ janela, ano, doses }: Record<string, unknown>): MedicationSearch {
  const year = yearInAddress(ano)
  return {
    ...(typeof janela === 'string' && { janela }),
    ...(year !== undefined && { ano: year }),
    ...(typeof doses === 'string' && doses !== '' && { doses }),
  }
}
