import { isoDay } from '#shared/lib/format/format.ts'
import { isDay } from '#shared/lib/format/wall-clock.ts'
import type { MedicationsSearch } from './medications-search.ts'

const tabs = ['hoje', 'lista', 'adesao'] as const
const dialogs = ['novo', 'ver', 'editar', 'estoque', 'repor', 'historico'] as const
export type MedicationTab = (typeof tabs)[number]
export type MedicationDialog = (typeof dialogs)[number]

/** The open tab, and the day that it shows: today where the address names none. */
export function placeOf({ aba, dia }: MedicationsSearch, now: number = Date.now()) {
  const tab: MedicationTab = tabs.find((name) => name === aba) ?? 'hoje'
  return { tab, day: dia && isDay(dia) ? dia : isoDay(now) }
}

/** The dialog that the address names, and which medication it is about. */
export function dialogOf({ janela, medicamento }: MedicationsSearch) {
  const dialog = dialogs.find((name) => name === janela)
  if (dialog === 'novo') return { dialog, id: undefined }
  return dialog && medicamento ? { dialog, id: medicamento } : { dialog: undefined, id: undefined }
}

/** What lies behind an open dialog: behind all that is done to a medication, the medication itself. */
export function behind(search: MedicationsSearch): MedicationsSearch | undefined {
  const { dialog, id } = dialogOf(search)
  return id && dialog !== 'ver' ? { janela: 'ver', medicamento: id } : undefined
}
