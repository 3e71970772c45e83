import type { MemberWork } from '#platform/work.ts'
import { type Logo, replaceLogo, requireUnchanged } from './logo.ts'

export async function removeLogo(work: MemberWork, version: number): Promise<Logo> {
  return replaceLogo(work, await requireUnchanged(work, version), { logoKey: null, logoType: null })
}
