import type { PageBrand } from '#contract/brand.ts'
import { MINUTE, SECOND } from '#domain/duration.ts'
import { type Clock, systemClock, systemWait, type Wait } from './clock.ts'
import { logFault } from './log.ts'

/** Reads the brand for the host name of the pages; `null` if the host belongs to no company. */
export type ReadBrand = (host: string) => Promise<PageBrand | null>

const KEPT_MS = MINUTE
/** After a failure: soon enough to recover, but not on every page. */
const ASKED_AGAIN_AFTER_MS = 10 * SECOND
const READ_WITHIN_MS = 2 * SECOND
const HOSTS_MAX = 100

/**
 * The brands of host names, cached in the isolate's memory for a minute. The answers are cached, not the
 * requests: one request's promise hangs in another when its client disconnects.
 */
export class PageBrands {
  readonly #kept = new Map<string, { brand: PageBrand | null; until: number }>()
  readonly #clock: Clock
  readonly #wait: Wait

  constructor(clock: Clock = systemClock, wait: Wait = systemWait) {
    this.#clock = clock
    this.#wait = wait
  }

  /** The brand, or the last known one if it cannot be read within two seconds. Never throws. */
  async of(host: string, read: ReadBrand): Promise<PageBrand | null> {
    const now = this.#clock.now().getTime()
    const known = this.#kept.get(host)
    if (known && known.until > now) return known.brand
    const fresh = await Promise.race([readOrUndefined(read, host), this.#wait(READ_WITHIN_MS)])
    const kept =
      fresh === undefined
        ? { brand: known?.brand ?? null, until: now + ASKED_AGAIN_AFTER_MS }
        : { brand: fresh, until: now + KEPT_MS }
    if (this.#kept.size >= HOSTS_MAX) this.#kept.clear()
    this.#kept.set(host, kept)
    return kept.brand
  }
}

async function readOrUndefined(read: ReadBrand, host: string): Promise<PageBrand | null | undefined> {
  try {
    return await read(host)
  } catch (error) {
    logFault({ message: 'page_brand' }, error)
    return undefined
  }
}
