import { stripVTControlCharacters } from 'node:util'
import { execa } from 'execa'
import { onParentExit } from './bootstrap.mjs'

interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Writes the output to this file instead of returning it. */
  log?: string
  onLine?: (line: string) => void
}

const KILL_AFTER_MS = 6000
const stop = new AbortController()
const results: Promise<unknown>[] = []

/**
 * Runs an installed tool on the project's Node and waits for it to exit.
 * @param args The script's path and its arguments.
 */
export function run(args: string[], { cwd = '.', env = {}, log, onLine }: RunOptions = {}) {
  const lines = function* (line: unknown) {
    onLine?.(stripVTControlCharacters(String(line)))
    yield line
  }
  const output = log ? [lines, { file: log }] : lines
  const result = execa(process.execPath, args, {
    all: true,
    buffer: log === undefined,
    cancelSignal: stop.signal,
    cwd,
    env,
    forceKillAfterDelay: KILL_AFTER_MS,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
  }).then(({ exitCode, all }) => ({
    code: exitCode ?? 1,
    output: stripVTControlCharacters(String(all ?? '')),
  }))
  results.push(result)
  return result
}

/** Runs `work`. However it ends, the processes it started are stopped before this one exits. */
export async function withCleanup(work: () => Promise<void>) {
  const stopAll = () => {
    stop.abort()
    return Promise.all(results)
  }
  const end = (code: number) => void stopAll().then(() => process.exit(code))
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
  onParentExit(() => end(143))
  try {
    await work()
  } finally {
    // After a signal, `end` exits with the signal's code.
    if (stop.signal.aborted) await new Promise(() => undefined)
    await stopAll()
  }
}
