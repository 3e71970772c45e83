import {
  REGISTRATION_COMPANY_ID,
  type RegistrationStatus,
  type RegistrationStatusAnswer,
} from '#contract/accounts.ts'
import { requireAllowed, throttle } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { statusByEmail, statusCheckOf } from '../accounts.queries.ts'

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
  const { db, caller } = work
  const perClientIp = await throttle(work, 'statusPerClientIp', caller.clientIp)
  const perEmail = await throttle(work, 'statusPerEmail', email)
  const [countedPerClientIp, countedPerEmail, [found], [company]] = await work.write([
    perClientIp.attempt,
    perEmail.attempt,
    statusByEmail(db, email),
    statusCheckOf(db, REGISTRATION_COMPANY_ID),
  ])
  requireAllowed(work, countedPerClientIp, countedPerEmail)
  if (company && !company.inFull) return reserved
  const status = found?.status ?? 'pending'
  return { status, message: messages[status] }
}
