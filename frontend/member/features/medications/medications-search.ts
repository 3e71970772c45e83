import { readSearch, readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

// Part of the app's first load, so it imports little. `medications-parameters.ts` interprets these values.

/** Tab, day and dialog of the list. */
export interface MedicationsSearch {
  aba?: string
  dia?: string
  janela?: string
}

export const medicationsSearch = (search: Record<string, unknown>): MedicationsSearch =>
  readSearch(search, { aba: readText, dia: readText, janela: readText })

/** Dialog of a medication's page, and the filter of its history. */
export interface MedicationSearch {
  janela?: string
  ano?: number
  doses?: string
}

export const medicationSearch = (search: Record<string, unknown>): MedicationSearch =>
  readSearch(search, { janela: readText, ano: readYear, doses: readText })
