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

/** The members named in the README: approved ones, and one account in each other status of a registration. */
export function namedMembers(now: Date): SeedUser[] {
  const ago = (milliseconds: number) => after(now, -milliseconds)
  const approved = (
    id: string,
    fullName: string,
    email: string,
    decidedDaysAgo: number,
    waitedHours: number,
  ): SeedUser => {
    const decidedAt = ago(decidedDaysAgo * DAY)
    const createdAt = after(decidedAt, -waitedHours * HOUR)
    return {
      id,
      fullName,
      email,
      role: 'member',
      status: 'approved',
      createdAt,
      confirmationSentAt: createdAt,
      emailConfirmedAt: after(createdAt, HOUR),
      statusSince: decidedAt,
      decidedAt,
      decidedBy: 'demo-admin',
    }
  }
  return [
    approved(MEMBER_WITH_HISTORY, 'Maria Oliveira', 'maria@exemplo.com.br', 240, 5),
    approved('demo-joao', 'João Pereira', 'joao@exemplo.com.br', 2, 24),
    approved('demo-beatriz', 'Beatriz Rocha', 'beatriz@exemplo.com.br', 95, 7),
    approved('demo-antonio', 'Antônio Lima', 'antonio@exemplo.com.br', 160, 7),
    approved('demo-luciana', 'Luciana Prado', 'luciana@exemplo.com.br', 64, 7),
    {
      id: 'demo-pendente',
      fullName: 'Paula Pendente',
      email: 'pendente@exemplo.com.br',
      role: 'member',
      status: 'pending',
      createdAt: ago(6 * HOUR),
      confirmationSentAt: ago(6 * HOUR),
      statusSince: ago(6 * HOUR),
    },
    {
      id: 'demo-confirmado',
      fullName: 'Carlos Confirmado',
      email: 'confirmado@exemplo.com.br',
      role: 'member',
      status: 'email_confirmed',
      createdAt: ago(29 * HOUR),
      confirmationSentAt: ago(29 * HOUR),
      emailConfirmedAt: ago(28 * HOUR),
      statusSince: ago(28 * HOUR),
    },
    {
      id: 'demo-recusado',
      fullName: 'R. Souza',
      email: 'recusado@exemplo.com.br',
      role: 'member',
      status: 'rejected',
      createdAt: ago(50 * HOUR),
      confirmationSentAt: ago(50 * HOUR),
      emailConfirmedAt: ago(49 * HOUR),
      statusSince: ago(20 * HOUR),
      decidedAt: ago(20 * HOUR),
      decidedBy: 'demo-admin',
      rejectionReason: 'incomplete',
      rejectionText: 'O nome está abreviado. Informe o seu nome completo, como no documento.',
    },
  ]
}
