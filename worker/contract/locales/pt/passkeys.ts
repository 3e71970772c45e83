export const INVALID_PASSKEY = 'O navegador enviou uma chave de acesso que não entendemos. Tente de novo.'
export const PASSKEY_NAME_REQUIRED = 'Dê um nome à chave de acesso'
export const PASSKEY_NAME_ADDRESS =
  'O nome não pode conter um endereço. Deixe um espaço depois de cada ponto.'
