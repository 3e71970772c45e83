import {
  REGISTRATION_COMPANY_ID,
  type RegistrationStatus,
  type RegistrationStatusAnswer,
} from '#contract/accounts.ts'
import { countAttempt } from '#database/throttles.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { requireAllowed, STATUS_PER_EMAIL, STATUS_PER_ORIGIN } from '#platform/limits.ts'
import type { Work } from '#platform/work.ts'
import { statusByEmail, statusCheckOf } from '../accounts.queries.ts'
import { throttleKey } from '../throttle-key.ts'

const messages: Record<RegistrationStatus, string> = {
  pending:
    'Se este endereço está cadastrado, enviamos um link de confirmação para ele. Abra o e-mail e confirme para continuar.',
  email_confirmed: 'Seu e-mail foi confirmado. Agora um administrador vai analisar o seu cadastro.',
  approved: 'Seu cadastro foi aprovado. Você já pode entrar.',
  rejected: 'Seu cadastro não foi aprovado. Entre na sua conta para ver o motivo e corrigir os dados.',
}

/** The answer to every e-mail where the provider has limited the public status check. */
const reserved: RegistrationStatusAnswer = {
  status: 'pending',
  message:
    'Se este endereço está cadastrado, a situação do cadastro aparece depois que você entra no aplicativo. Também avisamos por e-mail a cada novidade.',
  reserved: true,
}

/**
 * Answers an unknown e-mail exactly as a pending one; where the provider has limited the status check, every e-mail
 * gets the same answer.
 */
export async function checkRegistrationStatus(work: Work, email: string): Promise<RegistrationStatusAnswer> {
  const { db, clock, caller, env } = work
  const now = clock.now()
  const scale = rateLimitScale(env)
  const originKey = await throttleKey(work, 'status', 'origin', caller.clientIp)
  const emailKey = await throttleKey(work, 'status', 'email', email)
  const [perOrigin, perEmail, [found], [company]] = await work.write([
    countAttempt(db, originKey, STATUS_PER_ORIGIN, now, scale),
    countAttempt(db, emailKey, STATUS_PER_EMAIL, now, scale),
    statusByEmail(db, email),
    statusCheckOf(db, REGISTRATION_COMPANY_ID),
  ])
  requireAllowed(now, perOrigin, perEmail)
  if (company && !company.inFull) return reserved
  const status = found?.status ?? 'pending'
  return { status, message: messages[status] }
}
