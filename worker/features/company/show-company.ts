import type { Addresses, Company } from '../../contract/company.ts'
import { NotFound } from '../../platform/errors.ts'
import type { MemberWork, Work } from '../../platform/work.ts'
import { companyOf } from './company.queries.ts'

export async function showCompany({ db, env, member, read }: MemberWork): Promise<Company> {
  const [[company]] = await read([companyOf(db, member.id)])
  if (!company) throw new NotFound()
  return { ...company, adminUrl: env.ADMIN_URL }
}

export function showAddresses({ env }: Work): Addresses {
  return { adminUrl: env.ADMIN_URL }
}
