import type { users } from '#database/schema/accounts.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'

/** The password of every demonstration account. */
export const DEMO_PASSWORD = 'demonstracao'

/** The member with months of records: consultations, sleep, exercise, exams, medications and more. */
export const MEMBER_WITH_HISTORY = 'demo-maria'

export type SeedUser = Omit<typeof users.$inferInsert, 'passwordHash' | 'companyId' | 'cardNumber'>

export function administrator(now: Date): SeedUser {
  const since = after(now, -400 * DAY)
  return {
    id: 'demo-admin',
    fullName: 'Ana Diretora',
    email: 'admin@exemplo.com.br',
    role: 'admin',
    status: 'approved',
    statusSince: since,
    createdAt: since,
    emailConfirmedAt: since,
    decidedAt: since,
  }
}

type Person = Pick<SeedUser, 'id' | 'fullName' | 'email'>

/** A registration whose e-mail is not confirmed. */
export function registered(person: Person, createdAt: Date): SeedUser {
  const since = { createdAt, confirmationSentAt: createdAt, statusSince: createdAt }
  return { ...person, role: 'member', status: 'pending', ...since }
}

/** A registration that waits for a decision. */
export function confirmed(person: Person, createdAt: Date, emailConfirmedAt: Date): SeedUser {
  const since = { emailConfirmedAt, statusSince: emailConfirmedAt }
  return { ...registered(person, createdAt), status: 'email_confirmed', ...since }
}

export function decided(
  status: 'approved' | 'rejected',
  person: Person,
  createdAt: Date,
  emailConfirmedAt: Date,
  decidedAt: Date,
): SeedUser {
  const since = { decidedAt, decidedBy: 'demo-admin', statusSince: decidedAt }
  return { ...confirmed(person, createdAt, emailConfirmedAt), status, ...since }
}

/** The members named in the README: approved ones, and one account in each other status of a registration. */
export function namedMembers(now: Date): SeedUser[] {
  const ago = (milliseconds: number) => after(now, -milliseconds)
  const person = (id: string, fullName: string, name: string) => ({
    id,
    fullName,
    email: `${name}@exemplo.com.br`,
  })
  const approved = (who: Person, decidedDaysAgo: number, waitedHours: number) => {
    const decidedAt = ago(decidedDaysAgo * DAY)
    const createdAt = after(decidedAt, -waitedHours * HOUR)
    return decided('approved', who, createdAt, after(createdAt, HOUR), decidedAt)
  }
  const rejected = person('demo-recusado', 'R. Souza', 'recusado')
  return [
    approved(person(MEMBER_WITH_HISTORY, 'Maria Oliveira', 'maria'), 240, 5),
    approved(person('demo-joao', 'João Pereira', 'joao'), 2, 24),
    approved(person('demo-beatriz', 'Beatriz Rocha', 'beatriz'), 95, 7),
    approved(person('demo-antonio', 'Antônio Lima', 'antonio'), 160, 7),
    approved(person('demo-luciana', 'Luciana Prado', 'luciana'), 64, 7),
    registered(person('demo-pendente', 'Paula Pendente', 'pendente'), ago(6 * HOUR)),
    confirmed(person('demo-confirmado', 'Carlos Confirmado', 'confirmado'), ago(29 * HOUR), ago(28 * HOUR)),
    {
      ...decided('rejected', rejected, ago(50 * HOUR), ago(49 * HOUR), ago(20 * HOUR)),
      rejectionReason: 'incomplete',
      rejectionText: 'O nome está abreviado. Informe o seu nome completo, como no documento.',
    },
  ]
}
