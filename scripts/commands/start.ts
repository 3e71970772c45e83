import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepareData, startBackend } from '../support/backend.ts'
import { untilOneEnds, withCleanup } from '../support/lifetime.ts'
import { requireFreePort } from '../support/ports.ts'
import { print } from '../support/problem.ts'
import { readSettings } from '../support/settings.ts'
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
  await requireFreePort('PORT', settings.port)
  await requireFreePort('ADMIN_PORT', settings.adminPort)
  await withCleanup(async () => {
    if (await buildIfChanged()) print('Built both apps.')
    await prepareData(settings)
    print('Starting the servers…')
    const services = await startBackend(settings, { member: settings.port, admin: settings.adminPort })
    announce(settings)
    await untilOneEnds(services, settings.logs)
  })
}

export function announce(settings: import('../support/settings.ts').Settings) {
  const accounts = settings.seed === 'demo' ? ACCOUNTS : ACCOUNTS.slice(-1)
  const lines = [
    '',
    `Member app   ${settings.memberUrl}`,
    `Dashboard    ${settings.adminUrl}`,
    '',
    // The seed fills the local D1 only.
    ...(settings.libsql.url ? [] : ['Accounts (password of all: demonstracao)']),
    ...(settings.libsql.url ? [] : accounts.map(([email = '', state]) => `  ${email.padEnd(27)} ${state}`)),
    '',
    `E-mails      ${pathToFileURL(join(settings.emails, 'index.html')).href}`,
    'Ctrl-C stops everything.',
    '',
  ]
  print(lines.join('\n'))
}
