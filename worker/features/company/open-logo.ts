import { NotFound } from '#platform/errors.ts'
import { openFile } from '#platform/files.ts'
import type { Work } from '#platform/work.ts'
import { logoOf } from './company.queries.ts'

/** Public: the company's pages and e-mails show it. */
export async function openLogo({ db, env, read }: Work, companyId: string) {
  if (!/^\d{1,9}$/.test(companyId)) throw new NotFound()
  const [[row]] = await read([logoOf(db, Number(companyId))])
  const body = row?.logoKey ? await openFile(env, row.logoKey) : undefined
  if (!row?.logoType || !body) throw new NotFound()
  return { body, contentType: row.logoType, version: row.logoVersion }
}
