import { after, DAY, HOUR, MINUTE } from '#domain/duration.ts'
import { chance } from './chance.ts'
import { emailOf, firstNames, lastNames } from './names.ts'
import { decided, type SeedUser } from './users.ts'

/** Enough for groups of five or more in every chart, few enough for a quick start. */
const MEMBERS = 180
/** Days over which they registered, with more registrations towards today. */
const REGISTRATION_DAYS = 280

/** Members for the statistics. All their registrations are decided. */
export function statisticsMembers(now: Date): SeedUser[] {
  return Array.from({ length: MEMBERS }, (_, index): SeedUser => {
    const id = `demo-associado-${index + 1}`
    const nameAt = (list: string[], at: number) => list[at % list.length] ?? ''
    const names = [
      nameAt(firstNames, index),
      nameAt(lastNames, index * 7 + 3),
      nameAt(lastNames, index * 11 + 8),
    ]
    const daysAgo = 2 + REGISTRATION_DAYS * ((index + chance(id, 'arrived')) / MEMBERS) ** 1.6
    const createdAt = after(now, -Math.floor(daysAgo * DAY))
    const emailConfirmedAt = after(createdAt, Math.floor((4 + chance(id, 'confirmed') * 300) * MINUTE))
    const decidedAt = after(emailConfirmedAt, Math.floor((0.3 + chance(id, 'decided') ** 3 * 34) * HOUR))
    const person = { id, fullName: names.join(' '), email: emailOf(names.join(' '), names) }
    const dates = [createdAt, emailConfirmedAt, decidedAt] as const
    return index % 9 === 5
      ? {
          ...decided('rejected', person, ...dates),
          rejectionReason: 'not_a_customer',
          rejectionText: 'Não encontramos um contrato em seu nome. Fale com a central de atendimento.',
        }
      : decided('approved', person, ...dates)
  })
}
