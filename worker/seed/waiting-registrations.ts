import { after, HOUR, MINUTE } from '#domain/duration.ts'
import { emailOf } from './names.ts'
import type { SeedUser } from './users.ts'

/** Registrations with a confirmed e-mail, and the hours since the confirmation. */
const waiting: [fullName: string, hours: number][] = [
  ['Neusa Aparecida Barreto', 76],
  ['Wagner Tavares', 53],
  ['Raimunda Nonata Freire', 47],
  ['Caetano Bicalho', 30],
  ['Ivone Schneider', 26],
  ['Lucas Yamamoto', 21],
  ['Aparecida de Fátima Rangel', 9],
  ['Gilberto Novaes', 6],
  ['Thaís Evangelista', 4],
  ['Severino Cavalcanti Neto', 2],
  ['Rosângela Bispo', 1],
  ['Murilo Assunção', 0.3],
]

/** Registrations without a confirmed e-mail, and the hours since they were sent. */
const unconfirmed: [fullName: string, hours: number][] = [
  ['Denise Arruda', 31],
  ['Hélio Pacheco', 3],
]

/** Registrations without a decision, which fill the registration queue. */
export function waitingRegistrations(now: Date): SeedUser[] {
  const user = (fullName: string, createdAt: Date) => ({
    id: `demo-novo-${emailOf(fullName).replace(/@.*/, '')}`,
    fullName,
    email: emailOf(fullName),
    role: 'member' as const,
    createdAt,
    confirmationSentAt: createdAt,
  })
  return [
    ...waiting.map(([fullName, hours], index): SeedUser => {
      const confirmedAt = after(now, -hours * HOUR)
      return {
        ...user(fullName, after(confirmedAt, -(4 + index * 7) * MINUTE)),
        status: 'email_confirmed',
        statusSince: confirmedAt,
        emailConfirmedAt: confirmedAt,
      }
    }),
    ...unconfirmed.map(([fullName, hours]): SeedUser => {
      const createdAt = after(now, -hours * HOUR)
      return { ...user(fullName, createdAt), status: 'pending', statusSince: createdAt }
    }),
  ]
}
