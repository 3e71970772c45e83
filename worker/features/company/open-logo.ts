import { NotFound } from '#platform/errors.ts'
import type { Work } from '#platform/work.ts'
import { logoOf } from './company.queries.ts'
import { openLogoOf } from './logo.ts'

/** Public: the company's pages and e-mails show it. */
export async function openLogo({ db, env, read }: Work, companyId: string) {
  if (!/^\d{1,9}$/.test(companyId)) throw new NotFound()
  const [[row]] = await read([logoOf(db, Number(companyId))])
  return openLogoOf(env, row)
}
