export const SCOPES_REQUIRED = 'Escolha o que abrir'
export const EMAIL_OF_ACCOUNT = 'Este já é o e-mail desta conta'
export const NAME_OF_ACCOUNT = 'Este já é o nome desta conta'
