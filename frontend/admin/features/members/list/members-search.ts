import { type RegistrationStatus, type Role, registrationStatuses, roles } from '#contract/accounts.ts'
import { accessStates, SEARCH_MAX } from '#contract/members.ts'

export interface MembersSearch {
  search?: string
  status?: RegistrationStatus
  access?: (typeof accessStates)[number]
  role?: Role
}

export function membersSearch(search: Record<string, unknown>): MembersSearch {
  // The router parses a card number in the URL as a number.
  const typed = typeof search.search === 'string' || typeof search.search === 'number'
  const text = typed ? String(search.search) : ''
  const status = registrationStatuses.find((known) => known === search.status)
  const access = accessStates.find((known) => known === search.access)
  const role = roles.find((known) => known === search.role)
  return {
    ...(text.trim() !== '' && { search: text.slice(0, SEARCH_MAX) }),
    ...(status && { status }),
    ...(access && { access }),
    ...(role && { role }),
  }
}
