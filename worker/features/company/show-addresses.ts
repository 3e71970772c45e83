import type { Addresses } from '#contract/company.ts'
import type { Work } from '#platform/work.ts'

export function showAddresses({ env }: Work): Addresses {
  return { memberUrl: env.MEMBER_URL, adminUrl: env.ADMIN_URL }
}
