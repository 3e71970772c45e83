const tabs = ['lista', 'adesao'] as const
const dialogs = ['novo', 'ver', 'editar', 'estoque', 'repor', 'historico'] as const
export type MedicationDialog = (typeof dialogs)[number]

// Not that of the wall clock's: what reads the address is in the first load.
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

export interface MedicationsSearch {
  /** The open tab; the doses of the day without it. */
  aba?: (typeof tabs)[number]
  /** Another day than today, `YYYY-MM-DD`. */
  dia?: string
  /** The open dialog, and which medication it is about. */
  janela?: MedicationDialog
  medicamento?: string
}

export function medicationsSearch(search: Record<string, unknown>): MedicationsSearch {
  const aba = tabs.find((tab) => tab === search.aba)
  const dia = typeof search.dia === 'string' && isDay(search.dia) ? search.dia : undefined
  const janela = dialogs.find((dialog) => dialog === search.janela)
  const medicamento =
    typeof search.medicamento === 'string' && search.medicamento ? search.medicamento : undefined
  const about = janela === 'novo' ? { janela } : janela && medicamento ? { janela, medicamento } : {}
  return { ...(aba && { aba }), ...(dia && { dia }), ...about }
}
