import * as v from 'valibot'
import { INVALID_SEARCH } from '#texts/filters.ts'
import { useAtMost } from '#texts/text.ts'
import type { RegistrationStatus, Role } from './accounts.ts'
import type { PolicyStatus } from './insurance.ts'
import { SEARCH_MAX } from './members.ts'

/** Matches of each kind in one answer. */
export const FOUND_MAX = 8

export const searchQuerySchema = v.object({
  /** A name, an e-mail address, or the number of a card or of a policy; beginnings of words are enough. Nothing is found without one. */
  q: v.optional(
    v.pipe(
      v.string(INVALID_SEARCH),
      v.trim(),
      v.maxLength(SEARCH_MAX, useAtMost({ characters: SEARCH_MAX })),
    ),
    '',
  ),
})
export type SearchQuery = v.InferOutput<typeof searchQuerySchema>

interface Ranked {
  id: string
  /** From 0, the exact name, address or number, to 4, beginnings of words anywhere. */
  rank: number
}

/** A registration that waits for a decision. */
export interface FoundRegistration extends Ranked {
  fullName: string
  email: string
  /** Since when it waits. */
  statusSince: string
}

/** An account in whatever status. */
export interface FoundPerson extends Ranked {
  fullName: string
  email: string
  role: Role
  status: RegistrationStatus
  isBlocked: boolean
}

export interface FoundPolicy extends Ranked {
  fullName: string
  fileName: string
  policyNumber: string | null
  status: PolicyStatus
}

/** At most `FOUND_MAX` of each kind, the best matches first. */
export interface Found {
  registrations: FoundRegistration[]
  people: FoundPerson[]
  policies: FoundPolicy[]
}
