export const INVALID_REGISTRATION = 'Cadastro inválido'
export const REGISTRATIONS_REQUIRED = 'Escolha os cadastros'
export const NO_REGISTRATIONS = 'Escolha pelo menos um cadastro'
export const tooManyRegistrations = ({ registrations }: { registrations: number }) =>
  `Escolha no máximo ${registrations} cadastros`
