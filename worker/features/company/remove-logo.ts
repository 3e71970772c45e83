import type { Logo } from '#contract/company.ts'
import type { MemberWork } from '#platform/work.ts'
import { replaceLogo, requireUnchanged } from './logo.ts'

export async function removeLogo(work: MemberWork, version: number | undefined): Promise<Logo> {
  return replaceLogo(work, await requireUnchanged(work, version), {
    logoKey: null,
    logoType: null,
    logoSide: null,
  })
}
