import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { everyMinute } from './cron.ts'
import { migrate, migrateLibsql } from './database.ts'
import { openMailbox } from './mailbox.ts'
import { Problem, print } from './problem.ts'
import { prepareSecrets, writeVariables } from './secrets.ts'
import { seedOnce } from './seed.ts'
import type { Settings } from './settings.ts'
import { serve } from './wrangler.ts'

/** Applies new migrations and, on a new STATE_DIR, the chosen seed. */
export async function prepareData(settings: Settings) {
  const { pepper } = prepareSecrets(settings)
  if (settings.libsql.url) return migrateLibsql(settings.libsql)
  if (await migrate(settings)) print('Migrated the database.')
  if (await seedOnce(settings, pepper)) print('Added the demonstration data.')
}

/** Starts both addresses under `wrangler dev` and waits until they answer. */
export async function startBackend(settings: Settings, ports: { member: number; admin: number }) {
  rmSync(settings.registry, { recursive: true, force: true })
  const onMail = openMailbox(settings.emails, (mail, link) => {
    print(`✉  ${new Date(mail.at).toLocaleTimeString('en-GB')}  ${mail.to}  "${mail.subject}"\n   ${link}`)
  })
  let isServing = false
  const envFiles = [prepareSecrets(settings).file, writeVariables(settings)]
  const member = await serve(settings, {
    name: 'member',
    port: ports.member,
    envFiles,
    onLine: (line) => {
      onMail(line)
      if (isServing && (line.startsWith('[wrangler:error]') || line.includes('[ERROR]'))) print(line)
    },
  })
  const admin = await serve(settings, { name: 'admin', port: ports.admin })
  await Promise.all([member.ready, admin.ready])
  await Promise.all([waitForApi(ports.member), waitForApi(ports.admin)])
  isServing = true
  everyMinute((minute) => void runCron(ports.member, minute))
  return [member, admin]
}

/** The admin address answers 5xx until it has found the API's Worker. */
async function waitForApi(port: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const status = await fetch(`http://localhost:${port}/api/company`).then(
      (response) => response.status,
      () => 503,
    )
    if (status < 500) return
    await sleep(200)
  }
  throw new Problem(`The server on port ${port} is up, but the API does not answer.`)
}

/** `wrangler dev` does not run the cron triggers. */
async function runCron(port: number, minute: number) {
  const cron = `http://localhost:${port}/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${minute}`
  await fetch(cron).catch(() => undefined)
}
