import type { RegistrationStatus, RejectionReason, Role } from '#contract/accounts.ts'
import type { ActivityLevel, BmiClass, Goal } from '#contract/anamnesis.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { ConsultationStatus, ConsultationType } from '#contract/consultations.ts'
import type { RangePosition } from '#contract/exam-values.ts'
import type { Fasting } from '#contract/exams.ts'
import type { ExerciseIntensity, ExerciseKind } from '#contract/exercise.ts'
import type { ShownAction } from '#contract/health-in-logs.ts'
import type { PolicyState } from '#contract/insurance.ts'
import type { ErrorSource, LogName } from '#contract/logs.ts'
import type {
  AccessReason,
  AccessScope,
  AccessState,
  BlockReason,
  MessageState,
  PasskeyRemovalReason,
} from '#contract/members.ts'
import type { WaitingFilter } from '#contract/registrations.ts'
import type { ReportFormat, ReportKind } from '#contract/reports.ts'
import type { SleepBand } from '#contract/statistics.ts'

// The name of each value of the contract, for screens, CSV, PDF and e-mails. A value without a name does not
// compile.

export const roleNames: Record<Role, string> = { member: 'Associado', admin: 'Administrador' }

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

/** The reason as part of a sentence for the rejected member; the administrator's text follows. */
export const rejectionReasonClauses: Record<RejectionReason, string> = {
  data_mismatch: 'os dados não conferem',
  not_a_customer: 'não encontramos você entre os clientes',
  duplicate: 'já existe um cadastro seu',
  incomplete: 'faltam dados',
  other: 'outro motivo',
}

/** Time spent in the registration queue, by the hours of the filter. */
export const waitingFilterNames: Record<WaitingFilter, string> = {
  '24': 'Mais de 1 dia',
  '48': 'Mais de 2 dias',
  '168': 'Mais de 7 dias',
}

export const accessStateNames: Record<AccessState, string> = { open: 'Liberado', blocked: 'Bloqueado' }

export const passkeyRemovalReasonNames: Record<PasskeyRemovalReason, string> = {
  lost_device: 'Aparelho perdido ou roubado',
  asked_by_member: 'A pedido da pessoa',
  security: 'Segurança da conta',
  other: 'Outro motivo',
}

export const blockReasonNames: Record<BlockReason, string> = {
  contract_ended: 'Contrato encerrado',
  asked_by_member: 'A pedido da pessoa',
  misuse: 'Uso indevido',
  security: 'Segurança da conta',
  other: 'Outro motivo',
}

export const accessScopeNames: Record<AccessScope, string> = {
  consultations: 'Consultas',
  policies: 'Apólices',
  policy_file: 'Arquivo de apólice',
  sleep: 'Sono',
  anamnesis: 'Anamnese',
  health_profile: 'Perfil de saúde',
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

export const messageStateNames: Record<MessageState, string> = {
  waiting: 'Na fila',
  sent: 'Enviado',
  failed: 'Falhou',
  dropped: 'Não enviado: deixou de valer',
}

export const consultationTypeNames: Record<ConsultationType, string> = {
  'In-person': 'Presencial',
  Video: 'Vídeo',
  Phone: 'Telefone',
}

export const consultationStatusNames: Record<ConsultationStatus, string> = {
  Scheduled: 'Agendada',
  Completed: 'Concluída',
  Cancelled: 'Cancelada',
}

/** Replaces `Scheduled` once the time is over and the outcome was not recorded. */
export const OUTCOME_AWAITED = 'Aconteceu?'

export const policyStateNames: Record<PolicyState, string> = {
  unsent: 'Arquivo não enviado',
  pending: 'Em Análise',
  approved: 'Aprovada',
  rejected: 'Recusada',
}

/** Members see the word that the specification gives for each state. */
export const memberPolicyStateNames: Record<PolicyState, string> = {
  ...policyStateNames,
  rejected: 'Rejeitada',
}

export const exerciseKindNames: Record<ExerciseKind, string> = {
  walking: 'Caminhada',
  running: 'Corrida',
  cycling: 'Ciclismo',
  swimming: 'Natação',
  strength: 'Musculação',
  functional: 'Treino funcional',
  gymnastics: 'Ginástica',
  dance: 'Dança',
  pilates: 'Pilates',
  yoga: 'Ioga',
  football: 'Futebol',
  other: 'Outra atividade',
}

export const exerciseIntensityNames: Record<ExerciseIntensity, string> = {
  LIGHT: 'Leve',
  MODERATE: 'Moderada',
  VIGOROUS: 'Intensa',
}

export const activityLevelNames: Record<ActivityLevel, string> = {
  LIGHT: 'Leve',
  MODERATE: 'Moderado',
  INTENSE: 'Intenso',
}

/** For the dashboard. The member's form uses other words (anamnesis texts). */
export const goalNames: Record<Goal, string> = {
  HEALTH: 'Saúde',
  MUSCLE_GAIN: 'Ganho de massa muscular',
  WEIGHT_LOSS: 'Perda de peso',
  PERFORMANCE: 'Desempenho',
}

/** For statistics and reports. The member app uses the shorter words of the specification (health texts). */
export const bmiClassNames: Record<BmiClass, string> = {
  UNDERWEIGHT: 'Abaixo do peso',
  NORMAL: 'Peso normal',
  OVERWEIGHT: 'Sobrepeso',
  OBESITY_I: 'Obesidade grau I',
  OBESITY_II: 'Obesidade grau II',
  OBESITY_III: 'Obesidade grau III',
}

export const sleepBandNames: Record<SleepBand, string> = {
  h4: 'Menos de 5 h',
  h5: '5 a 6 h',
  h6: '6 a 7 h',
  h7: '7 a 8 h',
  h8: '8 a 9 h',
  h9: '9 h ou mais',
}

export const fastingNames: Record<Fasting, string> = { yes: 'Sim', no: 'Não', unknown: 'Não informado' }

/** Position of a value in the range printed on the same report. */
export const rangePositionNames: Record<RangePosition, string> = {
  inside: 'dentro da faixa do laboratório',
  above: 'acima da faixa do laboratório',
  below: 'abaixo da faixa do laboratório',
  different: 'diferente da referência do laboratório',
  uncompared: 'compare com a referência do laboratório',
  none: 'sem faixa informada',
}

export const reportKindNames: Record<ReportKind, string> = {
  queue: 'Fila de cadastros',
  registrations: 'Cadastros recebidos',
  members: 'Associados',
  consultations: 'Consultas',
  desk: 'Fila de apólices',
  policies: 'Apólices enviadas',
  statistics: 'Estatísticas',
}

export const reportFormatNames: Record<ReportFormat, string> = { csv: 'CSV', pdf: 'PDF' }

export const logNames: Record<LogName, string> = {
  audit: 'Auditoria',
  access: 'Acessos a dados de saúde',
  mail: 'E-mails',
  error: 'Erros',
}

export const errorSourceNames: Record<ErrorSource, string> = {
  request: 'Uso de um aplicativo',
  schedule: 'Tarefa automática',
  browser: 'Bloqueio do navegador',
}

export const auditActionNames: Record<AuditAction, string> = {
  'account.registered': 'Conta criada',
  'account.registration_replaced': 'Cadastro não confirmado substituído',
  'account.password_proven': 'Senha do cadastro confirmada',
  'account.signed_in': 'Entrou no aplicativo',
  'account.signed_in_to_dashboard': 'Entrou no painel',
  'account.sign_in_refused': 'Entrada recusada no aplicativo',
  'account.dashboard_refused': 'Entrada recusada no painel',
  'account.email_confirmed': 'E-mail confirmado',
  'account.registration_corrected': 'Cadastro corrigido',
  'account.registration_email_corrected': 'E-mail do cadastro corrigido',
  'account.password_changed': 'Senha trocada',
  'account.password_reset': 'Senha redefinida',
  'account.password_confirmed': 'Senha confirmada antes de uma ação importante',
  'account.password_switched_off': 'Entrada com senha desligada',
  'account.password_switched_on': 'Entrada com senha ligada',
  'account.session_ended': 'Sessão encerrada',
  'account.sessions_ended': 'Todas as sessões encerradas',
  'account.sessions_ended_by_mail': 'Todas as sessões encerradas pelo link de um aviso',
  'account.name_changed': 'Nome alterado',
  'account.name_change_requested': 'Novo nome pedido',
  'account.name_change_withdrawn': 'Pedido de novo nome retirado',
  'account.email_change_requested': 'Troca de e-mail pedida',
  'account.email_change_cancelled': 'Troca de e-mail cancelada',
  'account.email_changed': 'E-mail alterado',
  'account.email_restored': 'E-mail anterior devolvido pelo link de um aviso',
  'registration.approved': 'Cadastro aprovado',
  'registration.rejected': 'Cadastro recusado',
  'consultation.scheduled': 'Consulta agendada',
  'consultation.edited': 'Consulta alterada',
  'consultation.completed': 'Consulta concluída',
  'consultation.cancelled': 'Consulta cancelada',
  'consultation.deleted': 'Consulta excluída',
  'consultation.restored': 'Consulta restaurada',
  'anamnesis.saved': 'Anamnese salva',
  'anamnesis.edited': 'Anamnese corrigida',
  'anamnesis.deleted': 'Anamnese excluída',
  'health_profile.saved': 'Perfil de saúde salvo',
  'sleep.added': 'Sono registrado',
  'sleep.edited': 'Registro de sono alterado',
  'sleep.deleted': 'Registro de sono excluído',
  'exercise.added': 'Exercício registrado',
  'exercise.edited': 'Exercício alterado',
  'exercise.deleted': 'Exercício excluído',
  'exam.added': 'Exame registrado',
  'exam.edited': 'Exame alterado',
  'exam.deleted': 'Exame excluído',
  'exam_file.announced': 'Arquivo de exame anunciado',
  'exam_file.content_stored': 'Arquivo de exame recebido',
  'exam_file.deleted': 'Arquivo de exame excluído',
  'policy.announced': 'Apólice enviada',
  'policy.content_stored': 'Arquivo da apólice recebido',
  'policy.deleted': 'Apólice excluída',
  'policy.approved': 'Apólice aprovada',
  'policy.rejected': 'Apólice recusada',
  'policy.decision_undone': 'Decisão da apólice desfeita',
  'company.configured': 'Configuração alterada',
  'company.logo_changed': 'Logotipo trocado',
  'company.logo_removed': 'Logotipo removido',
  'second_factor.enabled': 'Verificação em duas etapas ativada',
  'second_factor.disabled': 'Verificação em duas etapas desativada',
  'second_factor.verified': 'Código da verificação em duas etapas conferido',
  'second_factor.recovery_code_used': 'Código de recuperação usado',
  'second_factor.recovery_codes_replaced': 'Códigos de recuperação trocados',
  'passkey.added': 'Chave de acesso adicionada',
  'passkey.renamed': 'Chave de acesso renomeada',
  'passkey.removed': 'Chave de acesso removida',
  'passkey.removal_asked': 'Remoção de chave de acesso pedida',
  'passkey.removal_stopped': 'Remoção de chave de acesso cancelada',
  'passkey.verified': 'Chave de acesso conferida',
  'passkey.refused': 'Chave de acesso recusada',
  'medication.added': 'Medicamento registrado',
  'medication.edited': 'Medicamento alterado',
  'medication.paused': 'Medicamento pausado',
  'medication.resumed': 'Medicamento retomado',
  'medication.ended': 'Medicamento encerrado',
  'medication.deleted': 'Medicamento excluído',
  'medication.clock_changed': 'Fuso dos horários alterado',
  'medication.stock_set': 'Estoque de medicamento informado',
  'medication.stock_dropped': 'Estoque de medicamento sem controle',
  'medication.refilled': 'Estoque de medicamento reposto',
  'dose.decided': 'Dose anotada',
  'dose.undone': 'Anotação de dose desfeita',
  'report.requested': 'Relatório pedido',
  'report.cancelled': 'Relatório cancelado',
  'report.deleted': 'Relatório excluído',
  'rejection_text.added': 'Texto de recusa salvo',
  'rejection_text.edited': 'Texto de recusa alterado',
  'rejection_text.deleted': 'Texto de recusa excluído',
  'registration.decision_undone': 'Decisão do cadastro desfeita',
  'registration.reversed': 'Decisão do cadastro revertida',
  'member.blocked': 'Acesso bloqueado',
  'member.unblocked': 'Acesso desbloqueado',
  'member.sessions_ended': 'Sessões encerradas pela administração',
  'member.passkeys_removed': 'Chaves de acesso removidas pela administração',
  'member.role_changed': 'Perfil de acesso alterado',
  'member.confirmation_resent': 'Confirmação de e-mail reenviada',
  'member.password_link_sent': 'Link de nova senha enviado pela administração',
  'member.name_corrected': 'Nome corrigido pela administração',
  'member.name_approved': 'Novo nome aprovado',
  'member.name_rejected': 'Novo nome recusado',
  'member.email_change_requested': 'Troca de e-mail pedida pela administração',
  'member.email_change_cancelled': 'Troca de e-mail cancelada pela administração',
  'member.note_added': 'Nota da equipe escrita',
  'member.note_edited': 'Nota da equipe alterada',
  'member.note_deleted': 'Nota da equipe excluída',
  'message.opened': 'Texto de e-mail aberto',
  'message.retried': 'Nova tentativa de e-mail',
  'message.all_retried': 'Nova tentativa dos e-mails que falharam',
  'log.exported': 'Registro exportado',
}

/** For logs: actions that reveal health share one neutral name. */
export const shownActionNames: Record<ShownAction, string> = {
  ...auditActionNames,
  health: 'Registro de saúde',
}
