import { Problem } from './problem.ts'

/** Variables that relax limits and safeguards on a developer's machine. */
const LOCAL_VARIABLES = ['LOCAL', 'RATE_LIMIT_SCALE', 'UNDO_SECONDS', 'CLOCK_OFFSET_MS']

/**
 * Throws a `Problem` for a configuration that must not be deployed.
 * @param configuration Text of wrangler.toml.
 * @param options Options that will be passed to `wrangler deploy`.
 */
export function requireDeployable(configuration: string, options: string[]): void {
  const local = LOCAL_VARIABLES.find(
    (name) =>
      new RegExp(
        `^[ \\t]*["']?(vars\\.)?${name}["']?[ \\t]*=|[{,][ \\t]*["']?${name}["']?[ \\t]*=`,
        'm',
      ).test(configuration) ||
      options.some((option) => option.replace(/^--vars?=/, '').startsWith(`${name}:`)),
  )
  if (local) throw new Problem(`${local} is for local use only: remove it before a deployment.`)
  if (
    !options.includes('--dry-run') &&
    /00000000-0000-0000-0000-000000000001|\.example"/.test(configuration)
  ) {
    throw new Problem('wrangler.toml still holds the example database and addresses: see docs/deployment.md.')
  }
}
