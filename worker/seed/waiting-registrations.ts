import { after, HOUR, MINUTE } from '#domain/duration.ts'
import { emailOf } from './names.ts'
import { confirmed, registered, type SeedUser } from './users.ts'

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
  const person = (fullName: string) => {
    const email = emailOf(fullName)
    return { id: `demo-novo-${email.replace(/@.*/, '')}`, fullName, email }
  }
  return [
    ...waiting.map(([fullName, hours], index) => {
      const confirmedAt = after(now, -hours * HOUR)
      return confirmed(person(fullName), after(confirmedAt, -(4 + index * 7) * MINUTE), confirmedAt)
    }),
    ...unconfirmed.map(([fullName, hours]) => registered(person(fullName), after(now, -hours * HOUR))),
  ]
}
