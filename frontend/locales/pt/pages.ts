/** Texts of the HTML files and of the web app manifest, filled in by the build. */
export const pages = {
  member: {
    title: 'Viver Bem',
    description: 'Consultas, sono, carteirinha e o acompanhamento da sua saúde em um só lugar.',
    loading: 'Carregando…',
    noScript: 'Ative o JavaScript do navegador para usar o aplicativo.',
  },
  assistant: {
    title: 'Assistente de ajuda',
    noScript: 'Ative o JavaScript do navegador para usar o assistente.',
  },
  admin: {
    title: 'Viver Bem · Administração',
    loading: 'Carregando…',
    noScript: 'Ative o JavaScript do navegador para usar o painel.',
  },
  shortcuts: {
    membershipCard: 'Carteirinha',
    dosesOfToday: 'Remédios de hoje',
    newConsultation: 'Nova consulta',
  },
} as const
