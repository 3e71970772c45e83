import { tryStorage } from '#shared/lib/storage.ts'
import { isInstalled } from '../app/is-installed.ts'

/** Holds the mark (`member-mark.ts`) of the member who wants this device to keep their data. Removed by a sign-out. */
export const KEPT_FOR = 'data-kept-for'
/** Set while this device must keep nothing, whoever uses it: one of the device's settings. */
export const NOTHING_KEPT = 'no-data-kept'

/** Holds the mark of the member whose kept data only the device's authenticator opens. Removed by a sign-out. */
export const LOCKED_FOR = 'data-locked-for'

/**
 * Cache with the entry of the newest version of which all files are cached, and with the page of such a version, which the
 * service worker answers where its own version lacks files and there is no network (`answerScreen`).
 */
export const WHOLE_VERSION = 'whole-version'

export const storedChoice = (key: string): string | null =>
  tryStorage(() => localStorage.getItem(key)) ?? null

/** Whether this device may have a vault, by the choice `KEPT_FOR` or because the app is installed. */
export function mayKeepData(isChosen = storedChoice(KEPT_FOR) !== null): boolean {
  return isChosen || (storedChoice(NOTHING_KEPT) === null && isInstalled())
}

/** The mark of the member whose kept data is locked on this device. */
export const lockedFor = (): string | null => storedChoice(LOCKED_FOR)

/** Loads code that a screen would load only on use, since it may be used offline. */
export function prepareOffline(load: () => Promise<unknown>): void {
  if (mayKeepData()) void load().catch(() => undefined)
}
