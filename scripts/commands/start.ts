import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireFreePorts, runBackend } from '../support/backend.ts'
import { print } from '../support/problem.ts'
import { withCleanup } from '../support/processes.ts'
import { readSettings, type Settings } from '../support/settings.ts'
import { buildIfChanged } from './build.ts'

const ACCOUNTS = [
  ['maria@exemplo.com.br', 'approved, months of history'],
  ['joao@exemplo.com.br', 'approved, nothing recorded yet'],
  ['pendente@exemplo.com.br', 'e-mail not confirmed'],
  ['confirmado@exemplo.com.br', 'waits for approval'],
  ['recusado@exemplo.com.br', 'rejected, with a reason'],
  ['admin@exemplo.com.br', 'administrator (dashboard)'],
]

/** Serves the built product until Ctrl-C. */
export async function run() {
  const settings = readSettings()
  await requireFreePorts(settings)
  await withCleanup(async () => {
    if (await buildIfChanged()) print('Built both apps.')
    const ports = { member: settings.port, admin: settings.adminPort }
    await runBackend(settings, { ports, watches: false, onReady: () => announce(settings) })
  })
}

export function announce({ memberUrl, adminUrl, emails, seed, libsql }: Settings) {
  print(`\nMember app   ${memberUrl}\nDashboard    ${adminUrl}\n`)
  // The seed only fills the local D1.
  if (!libsql.url) {
    print('Accounts (password of all: demonstracao)')
    const accounts = seed === 'demo' ? ACCOUNTS : ACCOUNTS.slice(-1)
    for (const [email = '', state] of accounts) print(`  ${email.padEnd(27)} ${state}`)
  }
  print(`\nE-mails      ${pathToFileURL(join(emails, 'index.html')).href}\nCtrl-C stops everything.\n`)
}
