import { PRODUCT_NAME } from '#contract/brand.ts'

/** Shown while an app starts. */
const start = {
  loading: 'Carregando…',
  late: 'A rede está lenta. Esperando a resposta do servidor…',
  retry: 'Tentar de novo',
} as const

/** Texts of the HTML files and of the web app manifest, filled in by the build. */
export const pages = {
  member: {
    title: PRODUCT_NAME,
    description: 'Consultas, sono, carteirinha e o acompanhamento da sua saúde em um só lugar.',
    ...start,
    noScript: 'Ative o JavaScript do navegador para usar o aplicativo.',
  },
  assistant: {
    title: 'Assistente de ajuda',
    noScript: 'Ative o JavaScript do navegador para usar o assistente.',
  },
  admin: {
    title: `${PRODUCT_NAME} · Administração`,
    ...start,
    noScript: 'Ative o JavaScript do navegador para usar o painel.',
  },
  shortcuts: {
    membershipCard: 'Carteirinha',
    dosesOfToday: 'Doses de hoje',
    newConsultation: 'Nova consulta',
  },
  screenshots: {
    home: 'O início, com o que precisa de você hoje',
  },
} as const
