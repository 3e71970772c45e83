import { onParentExit } from './bootstrap.mjs'
import { Problem } from './problem.ts'
import { stopEverything } from './processes.ts'

/** Runs `work`. However it ends, the processes that it started are stopped before this one exits. */
export async function withCleanup(work: () => Promise<void>) {
  let isEnding = false
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    await stopEverything()
    process.exit(code)
  }
  process.on('SIGINT', () => void end(130))
  process.on('SIGTERM', () => void end(143))
  process.on('SIGHUP', () => void end(129))
  onParentExit(() => void end(143))
  try {
    await work()
  } finally {
    await (isEnding ? new Promise(() => undefined) : stopEverything())
  }
}

/** Waits until a service ends, which is always an error: the services are meant to run until Ctrl-C. */
export async function untilOneEnds(services: import('./processes.ts').Service[], logs: string) {
  const ended = await Promise.race(services.map(async ({ name, result }) => ({ name, ...(await result) })))
  throw new Problem(`The ${ended.name} server ended with code ${ended.code}. Details in ${logs}`)
}
