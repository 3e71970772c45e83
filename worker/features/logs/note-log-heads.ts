import { sealedLogs } from '#contract/logs.ts'
import { storeFileOnce } from '#platform/files.ts'
import { sendMail } from '#platform/mail.ts'
import type { Work } from '#platform/work.ts'
import { headsMail } from '#texts/logs.ts'
import { allSealHeads } from './seal-logs.queries.ts'

/**
 * Once a day, records the last seals of the logs where the database cannot change them: in the bucket, whose
 * lock protects the folder, and in an e-mail. `npm run verify-log` compares them with the chain.
 */
export async function noteLogHeads({ db, clock, env }: Pick<Work, 'clock' | 'db' | 'env'>): Promise<void> {
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
