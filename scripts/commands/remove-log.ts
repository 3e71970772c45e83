import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withLogs } from '../support/log-sources.ts'
import { readSeals, sealedLogs, signManifest } from '../support/log-verification.ts'
import { Problem, print } from '../support/problem.ts'
import { readSettings } from '../support/settings.ts'

const USE =
  'npm run remove-log -- --log audit_log --before 2021-01-01 --reason "…" --key private.pem --out manifest.json [--company 1] [--remote]'

/** Signs a manifest of the rows sealed before a day, stores it in the database and removes the rows. */
export async function run(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      remote: { type: 'boolean', default: false },
      log: { type: 'string' },
      company: { type: 'string', default: '1' },
      before: { type: 'string' },
      reason: { type: 'string' },
      key: { type: 'string' },
      out: { type: 'string' },
    },
  })
  const { before, reason, key, out } = values
  const log = sealedLogs.find((known) => known === values.log)
  const companyId = Number(values.company)
  const end = Date.parse(`${before}T00:00:00Z`)
  if (!log || !Number.isInteger(companyId) || Number.isNaN(end) || !reason || !key || !out)
    throw new Problem(USE)
  const privateKey = readFileSync(key, 'utf8')
  await withLogs(readSettings(), values.remote, async (source) => {
    const seals = (await readSeals(source, log, companyId)).filter(({ at }) => at < end)
    const last = seals.at(-1)
    if (!last) throw new Problem(`No rows of ${log} were sealed before ${before}.`)
    const { number: throughNumber, hash: throughHash, throughRow } = last
    const rowCount = seals.reduce((sum, { rows }) => sum + rows.length, 0)
    const now = new Date()
    const manifest = { log, companyId, throughNumber, throughHash, throughRow, rowCount, reason }
    const signed = signManifest({ ...manifest, signedAt: now.toISOString() }, privateKey)
    writeFileSync(out, JSON.stringify(signed))
    const text = (value: string) => `'${value.replaceAll("'", "''")}'`
    await source.query(
      `INSERT INTO log_removals (id, log, company_id, through_row, at, manifest, signature)
       VALUES (${text(crypto.randomUUID())}, '${log}', ${companyId}, ${throughRow}, ${now.getTime()}, ${text(signed.manifest)}, ${text(signed.signature)})`,
    )
    await source.query(`DELETE FROM ${log} WHERE company_id = ${companyId} AND rowid <= ${throughRow}`)
    print(`Removed the rows of ${log} that were sealed before ${before}. Keep ${out}.`)
  })
}
