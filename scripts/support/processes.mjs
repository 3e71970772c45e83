import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** @typedef {{ code: number, output: string }} Finished */
/** @typedef {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} RunOptions */
/** @typedef {{ name: string, exited: Promise<number>, closed: Promise<void>, stop: () => Promise<void> }} Service */

const PATIENCE_MS = 6000
/** @type {Set<Service>} */
const running = new Set()

/**
 * Runs one of the installed tools on the installed Node and waits for its end.
 * @param {string[]} args The script's path and its arguments.
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export async function run(args, options = {}) {
  /** @type {string[]} */
  const lines = []
  const service = start(args[0] ?? '', args, {
    ...options,
    onLine: (line) => {
      lines.push(line)
      options.onLine?.(line)
    },
  })
  await service.closed
  return { code: await service.exited, output: lines.join('\n') }
}

/**
 * Starts a tool in a process group of its own, so that what it started ends with it.
 * @param {string} name
 * @param {string[]} args
 * @param {RunOptions & { log?: string }} options
 * @returns {Service}
 */
export function start(name, args, options) {
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  })
  const log = options.log ? createWriteStream(options.log, { mode: 0o600 }) : undefined
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log?.write(`${line}\n`)
      options.onLine?.(line)
    })
  }
  const exited = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
  const closed = new Promise((/** @type {(nothing: void) => void} */ resolve) =>
    child.on('close', () => resolve()),
  )
  const service = { name, exited, closed, stop: () => stopGroup(child.pid, exited) }
  running.add(service)
  void exited.then(() => stopGroup(child.pid, exited)).then(() => running.delete(service))
  void closed.then(() => log?.end())
  return service
}

export async function stopEverything() {
  await Promise.all([...running].map((service) => service.stop()))
}

/**
 * @param {number | undefined} pid
 * @param {Promise<number>} exited
 */
async function stopGroup(pid, exited) {
  if (pid === undefined) return
  signalGroup(pid, 'SIGTERM')
  const impatience = setTimeout(() => signalGroup(pid, 'SIGKILL'), PATIENCE_MS)
  await exited
  clearTimeout(impatience)
  signalGroup(pid, 'SIGKILL')
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'ESRCH') throw error
  }
}
