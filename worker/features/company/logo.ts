import { LOGO_MAX_BYTES, type Logo } from '#contract/company.ts'
import { acceptLogo } from '#platform/accepted-file.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound, StaleVersion } from '#platform/errors.ts'
import { clearFiles, openFile, orUnavailable, readContent, storeFile } from '#platform/files.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork, Work } from '#platform/work.ts'
import {
  type ConfigurationRow,
  changeLogo,
  configurationOf,
  logoOf,
  type StoredLogo,
} from './company.queries.ts'
import { LOGO_FOLDER } from './logo-files.ts'
import { ADMIN_LOGO, logoUrlOf } from './show-company.ts'

/** Stores the logo under a new key. The file is written before the row refers to it. */
export async function storeLogo(
  work: MemberWork,
  version: number | undefined,
  body: ReadableStream<Uint8Array> | null,
): Promise<Logo> {
  const row = await requireUnchanged(work, version)
  const received = await readContent(body, LOGO_MAX_BYTES, 'logo_too_large')
  const { content, contentType: logoType, side: logoSide } = await acceptLogo(received)
  const logoKey = await orUnavailable(storeFile(work.env, LOGO_FOLDER, content, logoType))
  try {
    return await replaceLogo(work, row, { logoKey, logoType, logoSide })
  } catch (error) {
    // After any other error the row may refer to the file; if not, the cron finds it.
    if (error instanceof Conflict) await clearFiles(work, [logoKey])
    throw error
  }
}

/** Removes the logo. Pages then show the provider's name. */
export async function removeLogo(work: MemberWork, version: number | undefined): Promise<Logo> {
  return replaceLogo(work, await requireUnchanged(work, version), {
    logoKey: null,
    logoType: null,
    logoSide: null,
  })
}

/**
 * The company's row. Throws `StaleVersion` if the administrator saw another logo. `version` comes from
 * clients that send no `If-Match`.
 */
async function requireUnchanged(work: MemberWork, version: number | undefined) {
  const row = await readOne(work, configurationOf(work.db, work.member.id))
  const expected = work.expectedVersion ?? version
  if (expected !== undefined && row.logoVersion !== expected) throw new StaleVersion(toLogo(row))
  return row
}

/** Makes the company refer to another logo, or none, and deletes the previous file. */
async function replaceLogo(work: MemberWork, row: ConfigurationRow, logo: StoredLogo): Promise<Logo> {
  const audit = await auditEntry(
    work,
    logo.logoKey ? 'company.logo_changed' : 'company.logo_removed',
    String(row.id),
  )
  const statements = changeLogo(work.db, row.id, row.logoVersion, logo, audit)
  const { changed, current } = await work.write(statements)
  if (!current[0]) throw new NotFound()
  if (!changed[0]) throw new StaleVersion(toLogo(current[0]))
  if (row.logoKey) await clearFiles(work, [row.logoKey])
  return toLogo({ id: row.id, ...logo, ...changed[0] })
}

type LogoRow = Pick<ConfigurationRow, 'id' | 'logoKey' | 'logoVersion'>

function toLogo(row: LogoRow): Logo {
  return { logoUrl: logoUrlOf(row, ADMIN_LOGO), logoVersion: row.logoVersion, version: row.logoVersion }
}

/** Public: the company's pages and e-mails show it. */
export async function openLogo({ db, env, read }: Work, companyId: string) {
  if (!/^\d{1,9}$/.test(companyId)) throw new NotFound()
  const [[row]] = await read([logoOf(db, Number(companyId))])
  const body = row?.logoKey ? await openFile(env, row.logoKey) : undefined
  if (!row?.logoType || !body) throw new NotFound()
  return { body, contentType: row.logoType, version: row.logoVersion }
}
