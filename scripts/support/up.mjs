import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { accountLines } from './accounts.mjs'
import { prepareData, startBackend } from './backend.mjs'
import { buildIfChanged } from './build.mjs'
import { untilOneEnds, withCleanEnd } from './lifetime.mjs'
import { requireFreePort } from './ports.mjs'
import { say } from './problem.mjs'
import { readSettings } from './settings.mjs'

/** The whole product on this machine, until somebody ends it. */
export async function up() {
  const settings = readSettings()
  await requireFreePort('PORT', settings.port)
  await requireFreePort('ADMIN_PORT', settings.adminPort)
  await withCleanEnd(async () => {
    if (await buildIfChanged()) say('Telas compiladas.')
    await prepareData(settings)
    say('Iniciando os servidores…')
    const services = await startBackend(settings, { member: settings.port, admin: settings.adminPort })
    announce(settings)
    await untilOneEnds(services, settings.logs)
  })
}

/** @param {import('./settings.mjs').Settings} settings */
export function announce(settings) {
  say()
  say(`Aplicativo do associado  ${settings.memberUrl}`)
  say(`Painel administrativo    ${settings.adminUrl}`)
  say()
  // The seed fills the local D1 alone: another database has the people it has.
  if (!settings.libsql.url) for (const line of accountLines(settings.seed)) say(line)
  say()
  say(`E-mails enviados         ${pathToFileURL(join(settings.emails, 'index.html')).href}`)
  say('Ctrl-C encerra tudo.')
  say()
}
