import { after, HOUR, MINUTE } from '#domain/duration.ts'
import { emailOf } from './names.ts'
import type { Person } from './people.ts'

/** Whose e-mail is confirmed, and the hours for which they have waited since. */
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

/** Whose e-mail is not confirmed, and the hours since they registered. */
const unconfirmed: [fullName: string, hours: number][] = [
  ['Denise Arruda', 31],
  ['Hélio Pacheco', 3],
]

/** Who registered lately, so that the queue is one. */
export function newcomers(now: Date): Person[] {
  const person = (fullName: string, createdAt: Date) => ({
    id: `demo-novo-${emailOf(fullName).replace(/@.*/, '')}`,
    fullName,
    email: emailOf(fullName),
    role: 'member' as const,
    createdAt,
    confirmationSentAt: createdAt,
  })
  return [
    ...waiting.map(([fullName, hours], index): Person => {
      const confirmedAt = after(now, -hours * HOUR)
      return {
        ...person(fullName, after(confirmedAt, -(4 + index * 7) * MINUTE)),
        status: 'email_confirmed',
        statusSince: confirmedAt,
        emailConfirmedAt: confirmedAt,
      }
    }),
    ...unconfirmed.map(([fullName, hours]): Person => {
      const createdAt = after(now, -hours * HOUR)
      return { ...person(fullName, createdAt), status: 'pending', statusSince: createdAt }
    }),
  ]
}
