import { sealedLogs } from '#contract/logs.ts'
import type { Database } from '#database/client.ts'
import type { Bindings } from '#platform/bindings.ts'
import type { Clock } from '#platform/clock.ts'
import { storeFileOnce } from '#platform/files.ts'
import { sendMail } from '#platform/mail.ts'
import { headsMail } from '#texts/logs.ts'
import { allSealHeads } from './seal-logs.queries.ts'

interface Tools {
  db: Database
  clock: Clock
  env: Bindings
}

/**
 * Once a day, records the last seals of the logs where the database cannot change them: in the bucket, whose
 * lock protects the folder, and in an e-mail. `npm run verify-log` compares them with the chain.
 */
export async function noteLogHeads({ db, clock, env }: Tools): Promise<void> {
  const heads = (await Promise.all(sealedLogs.map((log) => allSealHeads(db, log)))).flat()
  if (heads.length === 0) return
  const at = clock.now().toISOString()
  const day = at.slice(0, 10)
  const content = JSON.stringify({ at, heads }, null, 1)
  if (!(await storeFileOnce(env, `log-heads/${day}.json`, content, 'application/json'))) return
  if (!env.LOG_HEADS_TO) return
  const { subject, text } = headsMail({ day, content })
  const html = `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
  await sendMail(env, { to: env.LOG_HEADS_TO, from: { name: subject, email: null }, subject, html, text })
}
