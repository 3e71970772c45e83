import { LOGO_MAX_BYTES, type logoTypes } from '#contract/company.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { clearFiles, readContent, storeFile } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { LOGO_FOLDER, type Logo, replaceLogo, requireUnchanged } from './logo.ts'

const signatures: readonly [type: (typeof logoTypes)[number], at: number, bytes: number[]][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** The type by the first bytes; file name and content type are ignored. */
function typeOfLogo(content: Uint8Array): (typeof logoTypes)[number] {
  const found = signatures.find(([, at, bytes]) => bytes.every((byte, index) => content[at + index] === byte))
  if (!found) throw new Invalid({}, 'logo_type_refused')
  return found[0]
}

/** Stores the logo under a new key. The file is written before the row refers to it. */
export async function storeLogo(
  work: MemberWork,
  version: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<Logo> {
  const row = await requireUnchanged(work, version)
  const content = await readContent(body, LOGO_MAX_BYTES, 'logo_too_large')
  const logoType = typeOfLogo(content)
  const logoKey = await storeFile(work.env, LOGO_FOLDER, content, logoType)
  try {
    return await replaceLogo(work, row, { logoKey, logoType })
  } catch (error) {
    // After any other error the row may refer to the file; if none does, the cron deletes it.
    if (error instanceof Conflict) await clearFiles(work.env, [logoKey], work.caller.requestId)
    throw error
  }
}
