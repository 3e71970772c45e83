import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  waiting: 'A rede está lenta. Esperando {{what}}…',
  shown: 'Enquanto isso, você vê o que já estava aqui.',
  shownFrom: 'Enquanto isso, você vê os dados de {{when}}.',
  data: 'os dados',
})

/** What queries read, by the first part of their keys. */
export const subjects = {
  member: {
    company: 'os dados do seu plano',
    addresses: 'os endereços',
    now: 'o que precisa de você',
    sessions: 'os seus aparelhos conectados',
    passkeys: 'as suas chaves de acesso',
    'membership-card': 'a sua carteirinha',
    insurance: 'as suas apólices',
    consultations: 'as suas consultas',
    sleep: 'os seus registros de sono',
    'health-profile': 'o seu perfil de saúde',
    anamnesis: 'a sua anamnese',
    medications: 'os seus medicamentos',
    exams: 'os seus exames',
    exercise: 'as suas atividades',
    notifications: 'as suas notificações',
  },
  admin: {
    company: 'os dados da empresa',
    'second-factor': 'a verificação em duas etapas',
    'admin-sessions': 'os aparelhos conectados',
    passkeys: 'as chaves de acesso',
    registrations: 'os cadastros',
    'rejection-texts': 'os textos salvos',
    'policy-reviews': 'as apólices',
    members: 'os associados',
    assignments: 'quem está com o quê',
    messages: 'a mensagem',
    statistics: 'as estatísticas',
    reports: 'os relatórios',
    logs: 'os registros',
    configuration: 'a configuração',
    'without-factor': 'os administradores',
    search: 'os resultados da busca',
  },
} as const
