import * as v from 'valibot'
import {
  type Registration,
  registrationStatuses,
  rejectionReasons,
  roles,
  type User,
} from '#contract/accounts.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { ReplayedAnswer } from '#platform/replayed-answer.ts'
import type { Work } from '#platform/work.ts'
import { insertSessionOfRegistration } from '../sessions/sessions.queries.ts'
import { newSession } from '../sign-in/start-session.ts'
import { register } from './register.ts'

/** The user, in the form in which `register` stores the answer for a retry. */
const storedUser: v.GenericSchema<unknown, User> = v.object({
  id: v.string(),
  fullName: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  status: v.picklist(registrationStatuses),
  companyId: v.number(),
  createdAt: v.string(),
  emailConfirmedAt: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  rejection: v.nullable(v.object({ reason: v.picklist(rejectionReasons), text: v.string() })),
  confirmationSentAt: v.nullable(v.string()),
  newEmail: v.nullable(v.string()),
  newName: v.optional(v.nullable(v.string()), null),
  passwordOff: v.optional(v.boolean(), false),
  version: v.optional(v.number(), FIRST_VERSION),
})

/**
 * Registers, or gives a retry of a registration the same answer and starts a session for it. Returns no
 * secret if the password has changed since.
 */
export async function registerOrResume(
  work: Work,
  input: Registration,
): Promise<{ user: User; secret?: string }> {
  try {
    return await register(work, input)
  } catch (error) {
    if (!(error instanceof ReplayedAnswer)) throw error
    const stored = v.safeParse(storedUser, error.answer)
    if (!stored.success) throw error
    return { user: stored.output, ...(await resumeRegistration(work, stored.output, input.password)) }
  }
}

/**
 * Starts a session for a retried registration whose first answer was lost. Returns no secret if the password
 * has changed since: then only signing in opens a session.
 */
async function resumeRegistration(
  work: Work,
  account: { id: string; email: string },
  password: string,
): Promise<{ secret?: string }> {
  const { secret, row } = await newSession(work, account, 'member', password)
  const { started } = await work.write(insertSessionOfRegistration(work.db, row))
  return started[0] ? { secret } : {}
}
