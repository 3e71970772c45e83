import { LOGO_MAX_BYTES, type Logo } from '#contract/company.ts'
import { acceptLogo } from '#platform/accepted-file.ts'
import { Conflict } from '#platform/errors.ts'
import { clearFiles, orUnavailable, readContent, storeFile } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { LOGO_FOLDER, replaceLogo, requireUnchanged } from './logo.ts'

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
