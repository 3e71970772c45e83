import { whenNpmIsGone } from './bootstrap.mjs'
import { Problem } from './problem.mjs'
import { stopEverything } from './processes.mjs'

/** @typedef {import('./processes.mjs').Service} Service */

/**
 * Runs `work`; whatever ends it, everything that was started is stopped before the process exits.
 * @param {() => Promise<void>} work
 */
export async function withCleanEnd(work) {
  let ending = false
  const end = async (/** @type {number} */ code) => {
    if (ending) return
    ending = true
    await stopEverything()
    process.exit(code)
  }
  process.on('SIGINT', () => void end(130))
  process.on('SIGTERM', () => void end(143))
  process.on('SIGHUP', () => void end(129))
  whenNpmIsGone(() => void end(143))
  try {
    await work()
  } finally {
    await (ending ? new Promise(() => undefined) : stopEverything())
  }
}

/**
 * Waits for ever, or until one of the services ends by itself.
 * @param {Service[]} services
 * @param {string} logs
 */
export async function untilOneEnds(services, logs) {
  const ended = await Promise.race(
    services.map(async (service) => ({ name: service.name, code: await service.exited })),
  )
  throw new Problem(
    `O servidor (${ended.name}) encerrou com o código ${ended.code}; o outro foi encerrado. Detalhes em ${logs}`,
  )
}
