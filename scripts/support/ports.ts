import getPort from 'get-port'
import { Problem } from './problem.ts'

/** @param name The environment variable that chooses the port. */
export async function requireFreePort(name: string, port: number) {
  if ((await getPort({ port })) === port) return
  throw new Problem(
    `Port ${port} is in use or not permitted. End what uses it, or choose another with ${name}.`,
  )
}

/** @returns {Promise<number>} A free port that this process has not been given before. */
export const freePort = () => getPort()
