export const SCOPES_REQUIRED = 'Escolha o que abrir'
