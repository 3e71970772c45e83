import { after, DAY, HOUR, MINUTE } from '#domain/duration.ts'
import { chance } from './chance.ts'
import { emailOf, firstNames, lastNames } from './names.ts'
import type { Person } from './people.ts'

/** Enough for groups of five and more in every chart, few enough for a quick start. */
const CROWD = 180
/** Days over which they registered, more of them lately. */
const ARRIVED_DAYS = 280

/** Members without a story of their own, of whom the statistics tell. All are decided: nobody of them waits. */
export function crowd(now: Date): Person[] {
  return Array.from({ length: CROWD }, (_, index): Person => {
    const id = `demo-associado-${index + 1}`
    const of = (list: string[], at: number) => list[at % list.length] ?? ''
    const names = [of(firstNames, index), of(lastNames, index * 7 + 3), of(lastNames, index * 11 + 8)]
    const arrived = 2 + ARRIVED_DAYS * ((index + chance(id, 'arrived')) / CROWD) ** 1.6
    const createdAt = after(now, -Math.floor(arrived * DAY))
    const emailConfirmedAt = after(createdAt, Math.floor((4 + chance(id, 'confirmed') * 300) * MINUTE))
    const decidedAt = after(emailConfirmedAt, Math.floor((0.3 + chance(id, 'decided') ** 3 * 34) * HOUR))
    const decision = { statusSince: decidedAt, decidedAt, decidedBy: 'demo-admin' }
    const person = {
      id,
      fullName: names.join(' '),
      email: emailOf(names.join(' '), names),
      role: 'member' as const,
      createdAt,
      confirmationSentAt: createdAt,
      emailConfirmedAt,
      ...decision,
    }
    return index % 9 === 5
      ? {
          ...person,
          status: 'rejected',
          rejectionReason: 'not_a_customer',
          rejectionText: 'Não encontramos um contrato em seu nome. Fale com a central de atendimento.',
        }
      : { ...person, status: 'approved' }
  })
}
