import { readFileSync } from 'node:fs'
import { execa } from 'execa'
import { requireDeployable } from '../support/deployable.ts'
import { Problem } from '../support/problem.ts'
import { buildIfChanged } from './build.ts'

// A constant, so that type-checking the scripts does not load the Worker's types.
const COMPANY = '../../worker/seed/company.ts'

/**
 * Migrates and adds the company's row if it is missing. Then deploys the API, and after it the dashboard's gateway,
 * whose service binding needs the API.
 * @param options Passed to `wrangler deploy`, for example `--dry-run`.
 */
export async function run(options: string[]) {
  const isDryRun = options.includes('--dry-run')
  requireDeployable(readFileSync('wrangler.toml', 'utf8'), options)
  await buildIfChanged()
  if (!isDryRun) {
    const { INSERT_DEPLOYED_COMPANY } = await import(COMPANY)
    const remote = ['DB', '--remote', '--env', '']
    await wrangler(['d1', 'migrations', 'apply', ...remote])
    await wrangler(['d1', 'execute', ...remote, '--yes', '--command', INSERT_DEPLOYED_COMPANY])
  }
  // The chat origin in the CSP that the pages were built with: the dashboard shows it to administrators.
  const { CHAT_ORIGIN } = process.env
  const variables = CHAT_ORIGIN ? ['--var', `CHAT_ORIGIN:${CHAT_ORIGIN}`] : []
  await wrangler(['deploy', '--env', '', ...variables, ...options])
  await wrangler(['deploy', '--env', 'admin', ...options])
}

async function wrangler(args: string[]) {
  const { failed } = await execa('node_modules/.bin/wrangler', args, { stdio: 'inherit', reject: false })
  if (failed) throw new Problem(`wrangler ${args.join(' ')} failed; the remaining steps were not run.`)
}
