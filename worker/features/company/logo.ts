import type { Logo } from '#contract/company.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound, StaleVersion } from '#platform/errors.ts'
import { clearFiles, openFile } from '#platform/files.ts'
import type { MemberWork, Work } from '#platform/work.ts'
import { type ConfigurationRow, changeLogo, configurationOf, type StoredLogo } from './company.queries.ts'
import { ADMIN_LOGO, logoUrlOf } from './show-company.ts'

export const LOGO_FOLDER = 'logos'

type LogoRow = Pick<ConfigurationRow, 'id' | 'logoKey' | 'logoVersion'>

function toLogo(row: LogoRow): Logo {
  return { logoUrl: logoUrlOf(row, ADMIN_LOGO), logoVersion: row.logoVersion, version: row.logoVersion }
}

/**
 * The company's row. Throws `StaleVersion` if the administrator saw another logo. `version` comes from
 * clients that send no `If-Match`.
 */
export async function requireUnchanged(
  { db, expectedVersion, member, read }: MemberWork,
  version: number | undefined,
) {
  const [[row]] = await read([configurationOf(db, member.id)])
  if (!row) throw new NotFound()
  const expected = expectedVersion ?? version
  if (expected !== undefined && row.logoVersion !== expected) throw new StaleVersion(toLogo(row))
  return row
}

/** Makes the company refer to another logo, or none, and deletes the previous file. */
export async function replaceLogo(work: MemberWork, row: ConfigurationRow, logo: StoredLogo): Promise<Logo> {
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

export async function openLogoOf(
  env: Work['env'],
  row?: { logoKey: string | null; logoType: string | null; logoVersion: number },
) {
  const body = row?.logoKey ? await openFile(env, row.logoKey) : undefined
  if (!row?.logoType || !body) throw new NotFound()
  return { body, contentType: row.logoType, version: row.logoVersion }
}
