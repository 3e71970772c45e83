import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { everyMinute } from './cron.mjs'
import { migrate } from './database.mjs'
import { migrateLibsql } from './libsql.mjs'
import { openMailbox } from './mailbox.mjs'
import { Problem, say } from './problem.mjs'
import { prepareSecrets, writeVariables } from './secrets.mjs'
import { serve } from './wrangler.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Migrations and the chosen seed, each where it is needed.
 * @param {Settings} settings
 */
export async function prepareData(settings) {
  const { pepper } = prepareSecrets(settings)
  if (settings.libsql.url) return migrateLibsql(settings.libsql)
  if (await migrate(settings)) say('Banco de dados atualizado.')
  const { seedOnce } = await import('./seed.mjs')
  if (await seedOnce(settings, pepper)) say('Dados de demonstração criados.')
}

/**
 * Both addresses under `wrangler dev`, ready for requests.
 * @param {Settings} settings
 * @param {{ member: number, admin: number }} ports
 */
export async function startBackend(settings, ports) {
  rmSync(settings.registry, { recursive: true, force: true })
  const onMail = openMailbox(settings.emails, (mail, link) => {
    say(`✉  ${new Date(mail.at).toLocaleTimeString('pt-BR')}  ${mail.to}  "${mail.subject}"\n   ${link}`)
  })
  let serving = false
  const envFiles = [prepareSecrets(settings).file, writeVariables(settings)]
  const member = await serve(settings, {
    name: 'member',
    port: ports.member,
    envFiles,
    onLine: (line) => {
      onMail(line)
      if (serving && (line.startsWith('[wrangler:error]') || line.includes('[ERROR]'))) say(line)
    },
  })
  const admin = await serve(settings, { name: 'admin', port: ports.admin })
  await Promise.all([member.ready, admin.ready])
  await Promise.all([answers(ports.member), answers(ports.admin)])
  serving = true
  everyMinute((minute) => void runCron(ports.member, minute))
  return [member, admin]
}

/**
 * The admin address answers 5xx until it has found the API's Worker.
 * @param {number} port
 */
async function answers(port) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const status = await fetch(`http://localhost:${port}/api/company`).then(
      (response) => response.status,
      () => 503,
    )
    if (status < 500) return
    await sleep(200)
  }
  throw new Problem(`O servidor na porta ${port} está no ar, mas a API não responde.`)
}

/**
 * `wrangler dev` leaves the cron to be called by hand.
 * @param {number} port
 * @param {number} minute
 */
async function runCron(port, minute) {
  const cron = `http://localhost:${port}/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${minute}`
  await fetch(cron).catch(() => undefined)
}
