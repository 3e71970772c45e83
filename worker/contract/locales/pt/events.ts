import type { ShownKind } from '#contract/health-in-logs.ts'
import type { BellKind } from '#contract/notifications.ts'

/** For logs and member pages: events that reveal health share one neutral name. */
export const eventNames: Record<ShownKind, string> = {
  health: 'Mensagem sobre saúde',
  confirm_email: 'Confirmação de e-mail',
  confirm_new_email: 'Confirmação do novo e-mail',
  email_change_asked: 'Aviso de pedido de troca de e-mail',
  email_changed: 'Aviso de troca de e-mail',
  name_corrected: 'Aviso de nome corrigido',
  name_approved: 'Novo nome aprovado',
  name_rejected: 'Novo nome recusado',
  address_in_use: 'Aviso de tentativa de cadastro',
  registration_approved: 'Cadastro aprovado',
  registration_rejected: 'Cadastro recusado',
  registration_reopened: 'Cadastro de volta à análise',
  reset_password: 'Redefinição de senha',
  new_device: 'Aviso de acesso em um novo aparelho',
  password_changed: 'Aviso de senha trocada',
  password_switched_off: 'Aviso de entrada com senha desligada',
  second_factor_enabled: 'Aviso de verificação em duas etapas ativada',
  second_factor_disabled: 'Aviso de verificação em duas etapas desativada',
  recovery_codes_renewed: 'Aviso de códigos de recuperação trocados',
  recovery_code_used: 'Aviso de código de recuperação usado',
  passkey_added: 'Aviso de chave de acesso adicionada',
  passkey_removed: 'Aviso de chave de acesso removida',
  passkey_removal_asked: 'Aviso de remoção de chave de acesso',
  policy_approved: 'Apólice aprovada',
  policy_rejected: 'Apólice recusada',
}

/** The title shown under the bell, also the subject of the e-mail unless it has one of its own. */
export const eventTitles: Record<BellKind, string> = {
  registration_approved: 'Seu cadastro foi aprovado',
  registration_rejected: 'Seu cadastro precisa de atenção',
  name_approved: 'Seu novo nome foi aprovado',
  name_rejected: 'Seu novo nome não foi aprovado',
  passkey_removal_asked: 'Uma chave de acesso será removida',
  policy_approved: eventNames.policy_approved,
  policy_rejected: 'Apólice rejeitada',
  consultation_scheduled: 'Consulta agendada',
  consultation_changed: 'Consulta alterada',
  consultation_cancelled: 'Consulta cancelada',
  consultation_tomorrow: 'Sua consulta é amanhã',
  medication_due: 'Hora do medicamento',
  medication_stock_low: 'Medicamento acabando',
}

/** Replaces `consultation_tomorrow` on the day itself. */
export const CONSULTATION_TODAY = 'Sua consulta é hoje'
