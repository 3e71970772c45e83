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

/** The members that the README names: approved ones, and one account in each other status of a registration. */
export function namedMembers(now: Date): SeedUser[] {
  const ago = (milliseconds: number) => after(now, -milliseconds)
  return [
    {
      id: MEMBER_WITH_HISTORY,
      fullName: 'Maria Oliveira',
      email: 'maria@exemplo.com.br',
      role: 'member',
      status: 'approved',
      createdAt: ago(240 * DAY + 5 * HOUR),
      confirmationSentAt: ago(240 * DAY + 5 * HOUR),
      emailConfirmedAt: ago(240 * DAY + 4 * HOUR),
      statusSince: ago(240 * DAY),
      decidedAt: ago(240 * DAY),
      decidedBy: 'demo-admin',
    },
    {
      id: 'demo-joao',
      fullName: 'João Pereira',
      email: 'joao@exemplo.com.br',
      role: 'member',
      status: 'approved',
      createdAt: ago(3 * DAY),
      confirmationSentAt: ago(3 * DAY),
      emailConfirmedAt: ago(3 * DAY - HOUR),
      statusSince: ago(2 * DAY),
      decidedAt: ago(2 * DAY),
      decidedBy: 'demo-admin',
    },
    {
      id: 'demo-beatriz',
      fullName: 'Beatriz Rocha',
      email: 'beatriz@exemplo.com.br',
      role: 'member',
      status: 'approved',
      createdAt: ago(95 * DAY + 7 * HOUR),
      confirmationSentAt: ago(95 * DAY + 7 * HOUR),
      emailConfirmedAt: ago(95 * DAY + 6 * HOUR),
      statusSince: ago(95 * DAY),
      decidedAt: ago(95 * DAY),
      decidedBy: 'demo-admin',
    },
    {
      id: 'demo-antonio',
      fullName: 'Antônio Lima',
      email: 'antonio@exemplo.com.br',
      role: 'member',
      status: 'approved',
      createdAt: ago(160 * DAY + 7 * HOUR),
      confirmationSentAt: ago(160 * DAY + 7 * HOUR),
      emailConfirmedAt: ago(160 * DAY + 6 * HOUR),
      statusSince: ago(160 * DAY),
      decidedAt: ago(160 * DAY),
      decidedBy: 'demo-admin',
    },
    {
      id: 'demo-luciana',
      fullName: 'Luciana Prado',
      email: 'luciana@exemplo.com.br',
      role: 'member',
      status: 'approved',
      createdAt: ago(64 * DAY + 7 * HOUR),
      confirmationSentAt: ago(64 * DAY + 7 * HOUR),
      emailConfirmedAt: ago(64 * DAY + 6 * HOUR),
      statusSince: ago(64 * DAY),
      decidedAt: ago(64 * DAY),
      decidedBy: 'demo-admin',
    },
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
