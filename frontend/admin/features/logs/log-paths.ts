export const logPaths = {
  audit: '/registros',
  access: '/registros/acessos',
  mail: '/registros/e-mails',
  error: '/registros/erros',
} as const

export const logNames = ['audit', 'access', 'mail', 'error'] as const
