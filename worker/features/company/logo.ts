import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { clearFiles, openFile } from '#platform/files.ts'
import type { MemberWork, Work } from '#platform/work.ts'
import { type ConfigurationRow, changeLogo, configurationOf } from './company.queries.ts'
import { ADMIN_LOGO, logoUrlOf } from './show-company.ts'

export const LOGO_FOLDER = 'logos'

export interface Logo {
  logoUrl: string | null
  logoVersion: number
}

/** Throws `Conflict` where the configuration is not the version that the administrator saw. */
export async function requireUnchanged({ db, member, read }: MemberWork, version: number) {
  const [[row]] = await read([configurationOf(db, member.id)])
  if (!row) throw new NotFound()
  if (row.logoVersion !== version) throw new Conflict('logo_changed')
  return row
}

/** Refers the company to another logo, or to none, and deletes the previous file. */
export async function replaceLogo(
  work: MemberWork,
  row: ConfigurationRow,
  logo: { logoKey: string | null; logoType: string | null },
): Promise<Logo> {
  const audit = await auditEntry(
    work,
    logo.logoKey ? 'company.logo_changed' : 'company.logo_removed',
    String(row.id),
  )
  const [, , [changed]] = await work.write(changeLogo(work.db, row.id, row.logoVersion, logo, audit))
  if (!changed) throw new Conflict('logo_changed')
  if (row.logoKey) await clearFiles(work, [row.logoKey])
  return { ...changed, logoUrl: logoUrlOf({ id: row.id, ...logo, ...changed }, ADMIN_LOGO) }
}

/** Bytes, type and version of the logo. */
export async function openLogoOf(
  env: Work['env'],
  row?: { logoKey: string | null; logoType: string | null; logoVersion: number },
) {
  const body = row?.logoKey ? await openFile(env, row.logoKey) : undefined
  if (!row?.logoType || !body) throw new NotFound()
  return { body, contentType: row.logoType, version: row.logoVersion }
}
