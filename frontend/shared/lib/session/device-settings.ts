/** Storage keys of the device's settings, which survive a sign-out. */
export const DEVICE_KEYS: ReadonlySet<string> = new Set([
  'ui-theme',
  'brand',
  'install-prompt',
  'shortcuts-off',
  'list-density',
  'no-data-kept',
  'passkey-offer',
])

/**
 * Reads the device's settings, and returns a function that stores them again: the response to a sign-out makes the
 * browser delete everything stored for this address.
 */
export function holdDeviceSettings(): () => void {
  const settings = [...DEVICE_KEYS].map((key) => [key, localStorage.getItem(key)] as const)
  return () => {
    for (const [key, value] of settings) if (value !== null) localStorage.setItem(key, value)
  }
}
