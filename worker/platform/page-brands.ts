import type { PageBrand } from '#contract/brand.ts'
import { MINUTE, SECOND } from '#domain/duration.ts'
import { type Clock, systemClock, systemWait, type Wait } from './clock.ts'
import { logFault } from './log.ts'

/** Reads a brand by host name, where the pages are served. `null` where the host belongs to no company. */
export type ReadBrand = (host: string) => Promise<PageBrand | null>

const KEPT_MS = MINUTE
/** After a failure: soon enough to recover, and not at the cost of every page. */
const ASKED_AGAIN_AFTER_MS = 10 * SECOND
const READ_WITHIN_MS = 2 * SECOND
const HOSTS_MAX = 100

/** The brands of host names, kept in the memory of the isolate for a minute. */
export class PageBrands {
  readonly #kept = new Map<string, { brand: PageBrand | null; until: number }>()
  readonly #asked = new Map<string, Promise<PageBrand | null>>()
  readonly #clock: Clock
  readonly #wait: Wait

  constructor(clock: Clock = systemClock, wait: Wait = systemWait) {
    this.#clock = clock
    this.#wait = wait
  }

  /** The brand, or the last one known where it cannot be read within two seconds. Never throws. */
  async of(host: string, read: ReadBrand): Promise<PageBrand | null> {
    const now = this.#clock.now().getTime()
    const known = this.#kept.get(host)
    if (known && known.until > now) return known.brand
    const asked = this.#asked.get(host) ?? this.#ask(host, read, now, known?.brand ?? null)
    this.#asked.set(host, asked)
    return asked
  }

  /** Reads and keeps the brand. Whoever comes meanwhile shares the answer. */
  async #ask(host: string, read: ReadBrand, now: number, known: PageBrand | null): Promise<PageBrand | null> {
    const fresh = await Promise.race([readOrUndefined(read, host), this.#wait(READ_WITHIN_MS)])
    const kept =
      fresh === undefined
        ? { brand: known, until: now + ASKED_AGAIN_AFTER_MS }
        : { brand: fresh, until: now + KEPT_MS }
    if (this.#kept.size >= HOSTS_MAX) this.#kept.clear()
    this.#kept.set(host, kept)
    this.#asked.delete(host)
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
