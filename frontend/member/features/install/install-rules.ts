import { tryStorage } from '#shared/lib/storage.ts'

/** Stored per device, not per member: see device-settings.ts. */
export const INSTALL_PROMPT_KEY = 'install-prompt'
const IOS_SHOWN = 'ios-shown'
/** How long "Depois" hides the offer. */
const LATER_DAYS = 30
const DAY_MS = 86_400_000

type Kept = Pick<Storage, 'getItem' | 'setItem'>

interface Device {
  userAgent: string
  maxTouchPoints: number
}

/** An iPad reports itself as a Mac, but no Mac has a touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

const read = (storage: Kept) => tryStorage(() => storage.getItem(INSTALL_PROMPT_KEY)) ?? null

/** If storage is blocked, the offer appears again. */
const write = (storage: Kept, value: string) => tryStorage(() => storage.setItem(INSTALL_PROMPT_KEY, value))

/** Whether to show the iOS steps, which are shown only once. */
export function iosStepsWanted(storage: Kept): boolean {
  return read(storage) !== IOS_SHOWN
}

export function rememberIosSteps(storage: Kept): void {
  write(storage, IOS_SHOWN)
}

export function bannerWanted(storage: Kept, now: number): boolean {
  const until = Number(read(storage))
  return !Number.isFinite(until) || now >= until
}

export function putBannerOff(storage: Kept, now: number): void {
  write(storage, String(now + LATER_DAYS * DAY_MS))
}
