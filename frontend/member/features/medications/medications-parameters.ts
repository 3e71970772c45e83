import { isDay } from '#contract/day.ts'
import type { DoseOutcome } from '#contract/medications.ts'
import type { ListChoice } from '#member/shared/lib/records/list-filter.ts'
import { choiceNamed } from '#member/shared/lib/search/choice-names.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import type { MedicationSearch, MedicationsSearch } from './medications-search.ts'

/** The tabs by their names in the URL. */
const tabNames = { day: 'hoje', adherence: 'adesao' } as const

/** The dialogs of a medication's page by their names in the URL. */
const dialogNames = { edit: 'editar', stock: 'estoque', refill: 'repor' } as const
export type MedicationDialog = keyof typeof dialogNames

/** The outcome filter of a medication's history, in the URL. */
export const outcomeParameter: ListChoice<DoseOutcome> = {
  parameter: 'doses',
  names: { taken: 'tomadas', skipped: 'puladas', missed: 'perdidas' },
}

/** The open tab, and the day it shows: today unless the URL names another. */
export function tabAndDay({ aba, dia }: MedicationsSearch, now: number = Date.now()) {
  const tab = choiceNamed(tabNames, aba) ?? 'day'
  return { tab, day: dia && isDay(dia) ? dia : isoDay(now) }
}

/** The search parameters of a tab; the day tab is the default. */
export function tabSearch(tab: string): MedicationsSearch {
  return tab === 'adherence' ? { aba: tabNames.adherence } : {}
}

/** Whether the list's dialog for a new medication is open. */
export function isAdding({ janela }: MedicationsSearch): boolean {
  return janela === 'novo'
}

export function readDialog({ janela }: MedicationSearch): MedicationDialog | undefined {
  return choiceNamed(dialogNames, janela)
}

export function dialogSearch(dialog: MedicationDialog): MedicationSearch {
  return { janela: dialogNames[dialog] }
}
