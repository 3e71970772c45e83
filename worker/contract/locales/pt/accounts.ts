interface Characters {
  characters: number
}

export const passwordTooShort = ({ characters }: Characters) =>
  `Senha deve ter pelo menos ${characters} caracteres`
export const passwordTooLong = ({ characters }: Characters) =>
  `Senha deve ter no máximo ${characters} caracteres`
export const PASSWORDS_DIFFER = 'As senhas não coincidem'
export const PASSWORD_REQUIRED = 'Informe a sua senha'
export const CURRENT_PASSWORD_REQUIRED = 'Informe a senha atual'

export const fullNameTooShort = ({ characters }: Characters) =>
  `Nome completo deve ter pelo menos ${characters} caracteres`
export const fullNameTooLong = ({ characters }: Characters) =>
  `Nome completo deve ter no máximo ${characters} caracteres`
export const FULL_NAME_CHARACTERS = 'Use só letras, espaços, hífens, apóstrofos e pontos no nome'
export const FULL_NAME_ADDRESS = 'O nome não pode conter um endereço. Deixe um espaço depois de cada ponto.'
export const INVALID_COMPANY = 'Empresa inválida'
export const INVALID_LINK = 'Link inválido'
export const EMAIL_UNCHANGED = 'Este já é o e-mail da sua conta'

export const ADMIN_LOGIN_BLANK = 'Por favor, preencha todos os campos.'
export const ADMIN_LOGIN_WRONG = 'E-mail ou senha incorretos'

export const SIGNED_OUT = 'Você saiu da sua conta.'
export const SIGNED_OUT_OF_DASHBOARD = 'Você saiu do painel.'
export const PASSWORD_CHANGED = 'Sua senha foi alterada.'
export const PASSWORD_RESET_REQUESTED =
  'Se este endereço está cadastrado, você vai receber um e-mail com o link para criar uma nova senha. O link vale por 30 minutos.'
export const SESSIONS_ENDED = 'Todos os aparelhos saíram da sua conta. Agora crie uma nova senha.'
export const EMAIL_RESTORED =
  'O endereço que recebeu o aviso voltou a ser o e-mail da sua conta, e todos os aparelhos saíram. A senha que valia não vale mais: crie uma nova.'
export const PASSWORD_RESET = 'Sua nova senha está valendo. Entre com ela para continuar.'
export const EMAIL_ALREADY_CONFIRMED = 'Seu e-mail já está confirmado.'
export const EMAIL_CONFIRMED = 'E-mail confirmado com sucesso! Aguarde a aprovação do administrador.'
export const EMAIL_CHANGE_REQUESTED =
  'Enviamos um link para o novo endereço. A troca vale depois que você confirmar por lá, em até 24 horas.'
export const EMAIL_CHANGED = 'Pronto: o novo e-mail da sua conta está valendo.'

export const registrationStatusAnswers = {
  pending:
    'Se este endereço está cadastrado, enviamos um link de confirmação para ele. Abra o e-mail e confirme para continuar.',
  email_confirmed: 'Seu e-mail foi confirmado. Agora um administrador vai analisar o seu cadastro.',
  approved: 'Seu cadastro foi aprovado. Você já pode entrar.',
  rejected: 'Seu cadastro não foi aprovado. Entre na sua conta para ver o motivo e corrigir os dados.',
}
/** The answer for every e-mail if the provider has restricted the public status check. */
export const REGISTRATION_STATUS_RESERVED =
  'Se este endereço está cadastrado, a situação do cadastro aparece depois que você entra no aplicativo. Também avisamos por e-mail a cada novidade.'

/** Why a new password is rejected. */
export const passwordWeaknesses = {
  one_character: 'Um caractere repetido é fácil de adivinhar. Escolha outra senha.',
  own_email: 'A senha não pode ser o seu e-mail. Escolha outra.',
  company: 'A senha não pode ser o nome da empresa. Escolha outra.',
  common: 'Esta é uma das senhas mais usadas e fácil de adivinhar. Escolha outra.',
  short_for_staff: 'A senha de quem administra deve ter pelo menos 12 caracteres.',
}
