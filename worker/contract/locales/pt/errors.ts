import type { ErrorCode } from '#contract/errors.ts'

/** The message of every error code of the API. The apps show it as received. */
export const errorMessages: Record<ErrorCode, string> = {
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
  status_check_off:
    'A consulta do cadastro por e-mail está desligada. Entre na sua conta para acompanhar o seu cadastro.',
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
  registration_password_wrong: 'Esta não é a senha do cadastro. Tente de novo ou crie outra.',
  password_proof_invalid:
    'Este passo venceu ou já foi concluído. Entre com a sua senha ou use “Esqueci minha senha”.',
  password_not_proven:
    'Seu e-mail foi confirmado em outro aparelho, e falta confirmar a senha. Use “Esqueci minha senha” para criar outra.',
  wrong_current_password: 'A senha atual não confere.',
  consultation_already_scheduled: 'Esta consulta já está agendada.',
  consultation_already_closed: 'Esta consulta já foi concluída ou cancelada.',
  sleep_overlaps: 'Este período encontra outro registro de sono. Confira os horários.',
  medication_limit: 'Você chegou ao limite de 100 medicamentos. Exclua os que não usa mais.',
  dose_already_decided: 'Esta dose já foi registrada.',
  dose_not_due: 'Ainda falta bastante para a hora desta dose. Confirme se você já a tomou.',
  stock_not_followed: 'O estoque deste medicamento não está sendo acompanhado.',
  changed_meanwhile: 'Este registro mudou nesse meio-tempo. Atualize a página e tente de novo.',
  stale_version:
    'Este registro mudou em outra aba ou em outro aparelho. Confira o que mudou antes de salvar.',
  if_match_invalid: 'O cabeçalho If-Match é inválido. Envie a versão entre aspas.',
  file_missing: 'Nenhum arquivo selecionado',
  file_type_refused: 'O conteúdo do arquivo não é PDF, JPG ou PNG, ou não combina com o nome.',
  file_too_large: 'O arquivo passa de 10 MB. Envie um menor.',
  file_unreadable:
    'Não conseguimos ler o arquivo: parece incompleto ou danificado. Abra, salve de novo e tente outra vez.',
  file_too_many_pixels: 'A imagem passa de 50 megapixels. Diminua e envie de novo.',
  file_too_complex:
    'Este PDF é complexo demais para ser aberto com segurança. Salve ou imprima de novo como PDF.',
  file_interrupted: 'O envio foi interrompido. Tente de novo.',
  file_already_stored: 'Este arquivo já foi recebido.',
  too_many_files: 'Este exame já tem 10 arquivos. Exclua um deles para anexar outro.',
  file_sent_before: 'Você já enviou este mesmo arquivo.',
  policy_already_decided: 'Esta apólice já foi decidida.',
  logo_type_refused: 'O conteúdo do arquivo não é PNG, JPG ou WebP.',
  logo_too_large: 'O logotipo passa de 512 KB. Envie um menor.',
  logo_too_many_pixels: 'O logotipo passa de 4 megapixels. Diminua a imagem e envie de novo.',
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
  quota_of_the_day: 'Você chegou ao limite de hoje. Tente de novo amanhã.',
  quota_in_all: 'Você chegou ao limite de registros guardados. Exclua os que não usa mais.',
  mail_limit_reached:
    'Já enviamos vários e-mails para este endereço hoje. Veja também a caixa de spam, ou tente de novo amanhã.',
  too_many_requests: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  storage_full:
    'Não conseguimos guardar nada no momento, e a equipe precisa resolver. Nada foi alterado. Tente de novo mais tarde.',
  temporarily_unavailable: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
}

/** For a value of a type that no form sends, if its schema has no message. */
export const INVALID_VALUE = 'Valor inválido'
