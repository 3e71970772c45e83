import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildIfChanged } from './build.mjs'
import { Problem } from './problem.mjs'

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js'

/**
 * Tables first, then the API, then the gateway that is bound to it.
 * @param {string[]} options Handed on to `wrangler deploy`, such as `--dry-run`.
 */
export async function deploy(options) {
  const rehearsal = options.includes('--dry-run')
  if (!rehearsal) refusePlaceholders()
  await buildIfChanged()
  if (!rehearsal) wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', '--env', ''])
  // What the pages' policy was built with: the dashboard tells administrators which chat this deployment can show.
  const { CHAT_ORIGIN } = process.env
  const variables = CHAT_ORIGIN ? ['--var', `CHAT_ORIGIN:${CHAT_ORIGIN}`] : []
  wrangler(['deploy', '--env', '', ...variables, ...options])
  wrangler(['deploy', '--env', 'admin', ...options])
}

function refusePlaceholders() {
  const configuration = readFileSync('wrangler.toml', 'utf8')
  if (/00000000-0000-0000-0000-000000000001|\.example"/.test(configuration)) {
    throw new Problem('O wrangler.toml ainda tem o banco e os endereços de exemplo: veja docs/deployment.md.')
  }
}

/** @param {string[]} args */
function wrangler(args) {
  const { status } = spawnSync(process.execPath, [WRANGLER, ...args], { stdio: 'inherit' })
  if (status !== 0) throw new Problem(`wrangler ${args.join(' ')} falhou; o que vinha depois não foi feito.`)
}
