import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { instance } from './instance.ts'

/** Longer than a test may hold what all share; who holds it longer is gone. */
const GONE_AFTER_MS = 120_000

/** Waits until no other test, of either width, holds what the name stands for; gives how to hand it on. */
export async function takeTurn(name: string): Promise<() => Promise<void>> {
  const lock = join(instance.state, `turn-${name}`)
  const release = () => rm(lock, { recursive: true, force: true })
  for (;;) {
    try {
      await mkdir(lock)
      return release
    } catch {
      const held = await stat(lock).catch(() => undefined)
      if (held && Date.now() - held.mtimeMs > GONE_AFTER_MS) await release()
      await wait(100)
    }
  }
}
