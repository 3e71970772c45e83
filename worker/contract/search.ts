import * as v from 'valibot'
import { INVALID_SEARCH } from '#texts/filters.ts'
import { useAtMost } from '#texts/text.ts'
import type { RegistrationStatus, Role } from './accounts.ts'
import type { PolicyStatus } from './insurance.ts'
import { SEARCH_MAX } from './members.ts'

/** Maximum matches of each kind in one response. */
export const FOUND_MAX = 8

export const searchQuerySchema = v.object({
  /**
   * A name, an e-mail address, or a card or policy number; beginnings of words are enough. Without it nothing
   * is found.
   */
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
  /** From 0 (the exact name, address or number) to 4 (beginnings of words anywhere). */
  rank: number
}

/** A registration that is waiting for a decision. */
export interface FoundRegistration extends Ranked {
  fullName: string
  email: string
  /** When it began to wait. */
  statusSince: string
}

/** An account with any status. */
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

/** At most `FOUND_MAX` of each kind, best matches first. */
export interface Found {
  registrations: FoundRegistration[]
  people: FoundPerson[]
  policies: FoundPolicy[]
}
