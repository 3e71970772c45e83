/** "Chrome no Android" */
export function deviceOn(browser: string, system: string): string {
  return `${browser} no ${system}`
}

export const UNKNOWN_DEVICE = 'Aparelho desconhecido'
