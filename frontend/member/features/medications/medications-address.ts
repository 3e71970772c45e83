import { isoDay } from '#shared/lib/format/format.ts'
import { isDay } from '#shared/lib/format/wall-clock.ts'
import type { MedicationsSearch } from './medications-search.ts'

/** The tabs, each with its name in the address. */
const tabNames = { day: 'hoje', list: 'lista', adherence: 'adesao' } as const
export type MedicationTab = keyof typeof tabNames
const tabs: MedicationTab[] = ['day', 'list', 'adherence']

/** The dialogs, each with its name in the address. */
const dialogNames = {
  add: 'novo',
  details: 'ver',
  edit: 'editar',
  stock: 'estoque',
  refill: 'repor',
  history: 'historico',
} as const
export type MedicationDialog = keyof typeof dialogNames
const dialogs: MedicationDialog[] = ['add', 'details', 'edit', 'stock', 'refill', 'history']

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

/** The dialog that the address names, and the id of its medication. */
export function dialogOf({ janela, medicamento }: MedicationsSearch) {
  const dialog = dialogs.find((candidate) => dialogNames[candidate] === janela)
  if (dialog === 'add') return { dialog, id: undefined }
  return dialog && medicamento ? { dialog, id: medicamento } : { dialog: undefined, id: undefined }
}

export function dialogAddress(dialog: MedicationDialog, id?: string): MedicationsSearch {
  return { janela: dialogNames[dialog], ...(id && { medicamento: id }) }
}

/** The address of the dialog below the open one: the details, below every other dialog about a medication. */
export function parentDialog(search: MedicationsSearch): MedicationsSearch | undefined {
  const { dialog, id } = dialogOf(search)
  return id && dialog !== 'details' ? dialogAddress('details', id) : undefined
}
