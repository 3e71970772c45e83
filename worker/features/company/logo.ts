import { LOGO_MAX_BYTES, type logoTypes } from '../../contract/company.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { deleteFiles, openFile, readContent, storeFile } from '../../platform/files.ts'
import type { MemberWork, Work } from '../../platform/work.ts'
import { type ConfigurationRow, changeLogo, companyOf, configurationOf, logoOf } from './company.queries.ts'
import { ADMIN_LOGO, logoUrlOf } from './show-company.ts'

export const LOGO_FOLDER = 'logos'

export interface Logo {
  logoUrl: string | null
  logoVersion: number
}

const signatures: readonly [type: (typeof logoTypes)[number], at: number, bytes: number[]][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** What the picture is, by its first bytes: what its name or its sender say counts for nothing. */
function typeOfLogo(content: Uint8Array): (typeof logoTypes)[number] {
  const found = signatures.find(([, at, bytes]) => bytes.every((byte, index) => content[at + index] === byte))
  if (!found) throw new Invalid({}, 'logo_type_refused')
  return found[0]
}

/** Keeps the picture under a new address; the file is written before the row points to it. */
export async function storeLogo(
  work: MemberWork,
  version: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<Logo> {
  const content = await readContent(body, LOGO_MAX_BYTES, 'logo_too_large')
  const logoType = typeOfLogo(content)
  const row = await requireUnchanged(work, version)
  const logoKey = await storeFile(work.env, LOGO_FOLDER, content, logoType)
  try {
    return await replace(work, row, { logoKey, logoType })
  } catch (error) {
    await deleteFiles(work.env, [logoKey])
    throw error
  }
}

export async function removeLogo(work: MemberWork, version: number): Promise<Logo> {
  return replace(work, await requireUnchanged(work, version), { logoKey: null, logoType: null })
}

async function requireUnchanged({ db, member, read }: MemberWork, version: number) {
  const [[row]] = await read([configurationOf(db, member.id)])
  if (!row) throw new NotFound()
  if (row.logoVersion !== version) throw changedBefore(row)
  return row
}

async function replace(
  work: MemberWork,
  row: ConfigurationRow,
  logo: { logoKey: string | null; logoType: string | null },
): Promise<Logo> {
  const audit = await auditEntry(
    work,
    logo.logoKey ? 'company.logo_changed' : 'company.logo_removed',
    String(row.id),
  )
  const [, [changed]] = await work.write(changeLogo(work.db, row.id, row.logoVersion, logo, audit))
  if (!changed) throw changedBefore(row)
  if (row.logoKey) await deleteFiles(work.env, [row.logoKey])
  return { ...changed, logoUrl: logoUrlOf({ id: row.id, ...logo, ...changed }, ADMIN_LOGO) }
}

function changedBefore({ updatedAt, updatedBy }: ConfigurationRow): Conflict {
  return new Conflict('configuration_changed', {
    ...(updatedAt && { changed: { by: updatedBy, at: updatedAt.toISOString() } }),
  })
}

/** For anybody: the pages and the mails of the company show it. */
export async function openLogo({ db, env, read }: Work, companyId: string) {
  if (!/^\d{1,9}$/.test(companyId)) throw new NotFound()
  const [[row]] = await read([logoOf(db, Number(companyId))])
  return open(env, row)
}

export async function openOwnLogo({ db, env, member, read }: MemberWork) {
  const [[row]] = await read([companyOf(db, member.id)])
  return open(env, row)
}

async function open(env: Work['env'], row?: { logoKey: string | null; logoType: string | null }) {
  const body = row?.logoKey ? await openFile(env, row.logoKey) : undefined
  if (!row?.logoType || !body) throw new NotFound()
  return { body, contentType: row.logoType }
}
