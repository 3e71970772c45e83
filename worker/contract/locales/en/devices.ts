/** "Chrome on Android" */
export function deviceOn(browser: string, system: string): string {
  return `${browser} on ${system}`
}

export const UNKNOWN_DEVICE = 'Unknown device'
