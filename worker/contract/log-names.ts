import type { RegistrationStatus, RejectionReason } from './accounts.ts'
import { auditActionNames } from './audit.ts'
import type { ShownAction, ShownKind } from './health-in-logs.ts'
import type { ErrorSource } from './logs.ts'
import type { AccessReason, AccessScope, BlockReason, MessageState } from './members.ts'

// The names stand here, and not among the apps' texts, because the exported files have them as well.

export const accessScopeNames: Record<AccessScope, string> = {
  consultations: 'Consultas',
  policies: 'Apólices',
  policy_file: 'Arquivo de apólice',
  sleep: 'Sono',
  anamnesis: 'Anamnese',
  exercise: 'Exercícios',
  medications: 'Medicamentos',
  exams: 'Exames',
}

export const accessReasonNames: Record<AccessReason, string> = {
  member_request: 'Atendimento a pedido do associado',
  policy_review: 'Análise de apólice',
  complaint: 'Apuração de reclamação',
  technical_support: 'Suporte técnico',
  legal_request: 'Exigência legal ou judicial',
  other: 'Outro motivo',
}

export const registrationStatusNames: Record<RegistrationStatus, string> = {
  pending: 'E-mail pendente',
  email_confirmed: 'Aguardando aprovação',
  approved: 'Aprovado',
  rejected: 'Recusado',
}

export const rejectionReasonNames: Record<RejectionReason, string> = {
  data_mismatch: 'Os dados não conferem',
  not_a_customer: 'Não é cliente do plano',
  duplicate: 'Cadastro duplicado',
  incomplete: 'Dados incompletos',
  other: 'Outro motivo',
}

export const blockReasonNames: Record<BlockReason, string> = {
  contract_ended: 'Contrato encerrado',
  asked_by_member: 'A pedido do associado',
  misuse: 'Uso indevido',
  security: 'Segurança da conta',
  other: 'Outro motivo',
}

export const messageStateNames: Record<MessageState, string> = {
  waiting: 'Na fila',
  sent: 'Enviado',
  failed: 'Falhou',
  dropped: 'Não enviado: perdeu o sentido',
}

export const errorSourceNames: Record<ErrorSource, string> = {
  request: 'Uso de um aplicativo',
  schedule: 'Tarefa automática',
}

export const shownActionNames: Record<ShownAction, string> = {
  ...auditActionNames,
  health: 'Registro de saúde',
}

export const shownKindNames: Record<ShownKind, string> = {
  health: 'Mensagem sobre saúde',
  confirm_email: 'Confirmação de e-mail',
  confirm_new_email: 'Confirmação do novo e-mail',
  email_changed: 'Aviso de troca de e-mail',
  address_in_use: 'Aviso de tentativa de cadastro',
  registration_approved: 'Cadastro aprovado',
  registration_rejected: 'Cadastro recusado',
  reset_password: 'Redefinição de senha',
  password_changed: 'Aviso de senha trocada',
  second_factor_enabled: 'Aviso de verificação em duas etapas ativada',
  second_factor_disabled: 'Aviso de verificação em duas etapas desativada',
  recovery_code_used: 'Aviso de código de recuperação usado',
  policy_approved: 'Apólice aprovada',
  policy_rejected: 'Apólice rejeitada',
}
