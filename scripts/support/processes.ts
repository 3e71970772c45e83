import { execa } from 'execa'

interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** The file that the output is written to, instead of being returned. */
  log?: string
  onLine?: (line: string) => void
}

export interface Service {
  name: string
  result: Promise<{ code: number; output: string }>
}

const KILL_AFTER_MS = 6000
const running = new Set<PromiseLike<unknown> & { kill: (signal: NodeJS.Signals) => boolean }>()

/**
 * Runs an installed tool on the project's Node and waits for it to end.
 * @param args The script's path and its arguments.
 */
export function run(args: string[], options?: RunOptions) {
  return start(args[0] ?? '', args, options).result
}

export function start(name: string, args: string[], options: RunOptions = {}): Service {
  const { env = {}, log, onLine = () => undefined } = options
  const lines = function* (line: unknown) {
    onLine(String(line))
    yield line
  }
  const output = log ? [lines, { file: log }] : lines
  const child = execa(process.execPath, args, {
    all: true,
    buffer: log === undefined,
    env,
    forceKillAfterDelay: KILL_AFTER_MS,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
  })
  running.add(child)
  const result = child.then(({ exitCode, all }) => {
    running.delete(child)
    return { code: exitCode ?? 1, output: String(all ?? '') }
  })
  return { name, result }
}

export async function stopEverything() {
  const children = [...running]
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children)
}
