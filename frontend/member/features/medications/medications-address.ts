import { isoDay } from '#shared/lib/format/format.ts'
import { isDay } from '#shared/lib/format/wall-clock.ts'
import type { MedicationSearch, MedicationsSearch } from './medications-search.ts'

/** The tabs, each with its name in the address. */
const tabNames = { day: 'hoje', adherence: 'adesao' } as const
export type MedicationTab = keyof typeof tabNames
const tabs: MedicationTab[] = ['day', 'adherence']

/** The dialogs of a medication's page, each with its name in the address. */
const dialogNames = { edit: 'editar', stock: 'estoque', refill: 'repor' } as const
export type MedicationDialog = keyof typeof dialogNames
const dialogs: MedicationDialog[] = ['edit', 'stock', 'refill']

/** The open tab, and the day that it shows: today unless the address names one. */
export function tabAndDay({ aba, dia }: MedicationsSearch, now: number = Date.now()) {
  const tab = tabs.find((candidate) => tabNames[candidate] === aba) ?? 'day'
  return { tab, day: dia && isDay(dia) ? dia : isoDay(now) }
}

/** The address of a tab; the day tab is the default. */
export function tabAddress(tab: string): MedicationsSearch {
  const known = tabs.find((candidate) => candidate === tab)
  return known && known !== 'day' ? { aba: tabNames[known] } : {}
}

/** Whether the list's dialog for a new medication is open. */
export function isAdding({ janela }: MedicationsSearch): boolean {
  return janela === 'novo'
}

/** The open dialog of a medication's page. */
export function dialogOf({ janela }: MedicationSearch): MedicationDialog | undefined {
  return dialogs.find((candidate) => dialogNames[candidate] === janela)
}

export function dialogAddress(dialog: MedicationDialog): MedicationSearch {
  return { janela: dialogNames[dialog] }
}
