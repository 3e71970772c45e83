import type { DecidedBefore } from './registrations.ts'

/**
 * The message of every error code of the API. A code without a message does not compile; the apps show the
 * message as received.
 */
export const errorMessages = {
  malformed_body: 'Não entendemos os dados enviados. Atualize a página e tente de novo.',
  body_too_large: 'Os dados enviados passam do tamanho permitido.',
  unsupported_media_type: 'O formato dos dados enviados não é aceito. Envie JSON.',
  foreign_origin: 'Este pedido não veio do aplicativo. Abra o aplicativo e tente de novo.',
  invalid_input: 'Confira os campos destacados e tente de novo.',
  invalid_parameter: 'O endereço pedido tem um valor inválido.',
  not_found: 'Não encontramos o que você procura.',
  method_not_allowed: 'Este endereço não aceita esse tipo de pedido.',
  unauthenticated: 'Sua sessão terminou. Entre de novo para continuar.',
  account_not_approved: 'Seu cadastro ainda não foi aprovado.',
  admin_only: 'Acesso restrito a administradores.',
  account_blocked: 'Seu acesso está suspenso. Fale com a central de atendimento.',
  invalid_credentials: 'Credenciais inválidas',
  invalid_admin_credentials: 'E-mail ou senha incorretos',
  registration_failed: 'Não foi possível criar sua conta. Tente novamente.',
  confirmation_token_missing:
    'Token de verificação não encontrado. Por favor, verifique o link que você recebeu.',
  confirmation_token_invalid: 'Falha ao confirmar e-mail. O token pode ser inválido ou expirado.',
  email_already_confirmed: 'Seu e-mail já está confirmado.',
  resend_too_soon: 'Acabamos de enviar um e-mail. Aguarde um minuto para pedir outro.',
  registration_not_rejected: 'Só um cadastro recusado pode ser corrigido.',
  registration_already_decided: 'Este cadastro já foi decidido.',
  decision_final: 'Não dá mais para desfazer: o aviso já saiu ou a situação mudou.',
  rejection_text_limit: 'Já são 50 textos salvos. Exclua um que não usa mais.',
  reset_token_invalid: 'Este link de redefinição é inválido ou expirou. Peça um novo.',
  second_factor_required: 'Confirme a verificação em duas etapas para continuar.',
  second_factor_code_wrong: 'Código incorreto. Confira e tente de novo.',
  second_factor_code_used: 'Este código já foi usado. Aguarde o próximo e tente de novo.',
  second_factor_on: 'A verificação em duas etapas já está ativa.',
  second_factor_off: 'A verificação em duas etapas não está ativa.',
  wrong_current_password: 'A senha atual não confere.',
  consultation_already_scheduled: 'Esta consulta já está agendada.',
  consultation_already_closed: 'Esta consulta já foi concluída ou cancelada.',
  sleep_overlaps: 'Este período encontra outro registro de sono. Confira os horários.',
  medication_limit: 'Você chegou ao limite de 100 medicamentos. Exclua os que não usa mais.',
  dose_already_decided: 'Esta dose já foi registrada.',
  stock_not_followed: 'O estoque deste medicamento não está sendo acompanhado.',
  changed_meanwhile: 'Este registro mudou nesse meio-tempo. Atualize a página e tente de novo.',
  file_missing: 'Nenhum arquivo selecionado',
  file_type_refused: 'O conteúdo do arquivo não é PDF, JPG ou PNG, ou não combina com o nome.',
  file_too_large: 'O arquivo passa de 10 MB. Envie um menor.',
  file_interrupted: 'O envio foi interrompido. Tente de novo.',
  file_already_stored: 'Este arquivo já foi recebido.',
  too_many_files: 'Este exame já tem 10 arquivos. Exclua um deles para anexar outro.',
  file_sent_before: 'Você já enviou este mesmo arquivo.',
  policy_already_decided: 'Esta apólice já foi decidida.',
  configuration_changed: 'A configuração mudou enquanto você editava.',
  logo_changed: 'O logotipo mudou enquanto você via o anterior. Confira o de agora e tente de novo.',
  logo_type_refused: 'O conteúdo do arquivo não é PNG, JPG ou WebP.',
  logo_too_large: 'O logotipo passa de 512 KB. Envie um menor.',
  message_not_failed: 'Esta mensagem já foi enviada ou está sendo enviada.',
  member_changed: 'A situação desta pessoa mudou. Atualize a página e confira.',
  own_account:
    'Sobre a sua própria conta quem decide é outro administrador: bloqueio, perfil e apólices. Peça a um deles.',
  last_administrator: 'Esta é a última pessoa que administra o sistema. Dê o acesso a mais alguém antes.',
  reports_at_once: 'Três relatórios seus já estão sendo gerados. Aguarde um deles terminar.',
  report_over: 'Este relatório já terminou.',
  report_not_over: 'Este relatório ainda está sendo gerado ou já está pronto.',
  email_unavailable: 'Não foi possível usar este e-mail. Tente outro.',
  idempotency_key_reused: 'Este envio já foi usado com outros dados. Atualize a página e tente de novo.',
  idempotency_key_invalid: 'O identificador do envio é inválido.',
  request_in_progress: 'Este envio ainda está sendo processado. Aguarde um instante.',
  too_many_requests: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  temporarily_unavailable: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
} as const

export type ErrorCode = keyof typeof errorMessages

/** For a value of a type that no form sends, where its schema has no message. */
export const VALUE_INVALID = 'Valor inválido'

/** Messages of invalid fields by path (`doctorName`, `address.city`). */
export type FieldErrors = Record<string, string>

/** The body of every error answer. */
export interface ErrorEnvelope {
  message: string
  code: ErrorCode
  fields?: FieldErrors
  /** The account's status, with `account_not_approved`. */
  status?: string
  /** Who decided and when, with `registration_already_decided` and `policy_already_decided`. */
  decision?: DecidedBefore
  /** Repeats `message` for the e-mail confirmation screen. */
  error?: string
  /** Seconds to wait, with 429 and 503; also in the Retry-After header. */
  retryAfter?: number
}
