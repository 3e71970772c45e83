import { readText, readYear } from '#member/shared/lib/search/read-parameter.ts'

// Part of the app's first load, so it imports little. `medications-parameters.ts` interprets these values.

/** Tab, day and dialog of the list. */
export interface MedicationsSearch {
  aba?: string
  dia?: string
  janela?: string
}

export function medicationsSearch({ aba, dia, janela }: Record<string, unknown>): MedicationsSearch {
  const [tab, day, dialog] = [readText(aba), readText(dia), readText(janela)]
  return { ...(tab && { aba: tab }), ...(day && { dia: day }), ...(dialog && { janela: dialog }) }
}

/** Dialog of a medication's page, and the filter of its history. */
export interface MedicationSearch {
  janela?: string
  ano?: number
  doses?: string
}

export function medicationSearch({ janela, ano, doses }: Record<string, unknown>): MedicationSearch {
  const [dialog, year, outcome] = [readText(janela), readYear(ano), readText(doses)]
  return { ...(dialog && { janela: dialog }), ...(year && { ano: year }), ...(outcome && { doses: outcome }) }
}
