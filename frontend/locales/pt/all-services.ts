import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  eyebrow: 'Serviços',
  title: 'Todos',
  description: 'Tudo o que você pode fazer por aqui.',
  groups: {
    health: 'Sua saúde',
    plan: 'Seu plano',
    account: 'Ajuda e conta',
  },
  services: {
    consultations: {
      name: 'Consultas',
      line: 'Agende e acompanhe suas consultas.',
    },
    sleep: {
      name: 'Sono',
      line: 'Registre suas noites e veja dicas.',
    },
    anamnesis: {
      name: 'Anamnese',
      line: 'Perguntas sobre a sua saúde, com peso e altura.',
    },
    healthProfile: {
      name: 'Perfil de saúde',
      line: 'Alergias, condições e contato de emergência.',
    },
    exercise: {
      name: 'Exercício',
      line: 'Seus treinos e o seu movimento.',
    },
    medications: {
      name: 'Medicamentos',
      line: 'Seus medicamentos e horários.',
    },
    exams: {
      name: 'Exames',
      line: 'Seus exames e resultados.',
    },
    membershipCard: {
      name: 'Carteirinha',
      line: 'Mostre no balcão, na tela toda.',
    },
    insurance: {
      name: 'Apólice',
      line: 'O contrato do seu seguro de saúde.',
    },
    chat: {
      name: 'Chat',
      line: 'Tire suas dúvidas.',
    },
    notifications: {
      name: 'Notificações',
      line: 'Cadastro, consultas, apólices e medicamentos.',
    },
    account: {
      name: 'Minha Conta',
      line: 'Nome, e-mail, senha e aparência.',
    },
  },
})
