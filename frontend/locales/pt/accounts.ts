import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  email: 'E-mail',
  password: 'Senha',
  phoneHelp: 'Dúvidas? Ligue para',
  promises: {
    headline: 'Sua saúde, no seu ritmo.',
    monitoring: {
      title: 'Monitoramento inteligente',
      text: 'Sono, peso e consultas em um só lugar.',
    },
    insights: {
      title: 'Informações personalizadas',
      text: 'O que os seus números dizem sobre você.',
    },
    privacy: {
      title: 'Segurança e privacidade',
      text: 'Só você e quem você autorizar.',
    },
  },
  login: {
    title: 'Entrar',
    text: 'Que bom ter você de volta.',
    submit: 'Entrar',
    busy: 'Entrando…',
    passkey: 'Entrar com chave de acesso',
    failureTitle: 'Falha no login',
    failed: 'Falha na autenticação',
    wrong: 'E-mail ou senha incorretos. Confira os dois ou use “Esqueci minha senha”.',
    welcomeTitle: 'Login bem-sucedido',
    welcome: 'Que bom ver você, {{name}}!',
    forgotPassword: 'Esqueci minha senha',
    confirmEmail: 'Confirmar e-mail',
    registrationStatus: 'Status do cadastro',
    noAccount: 'Ainda não tem conta?',
    register: 'Cadastre-se',
  },
  sessionEnded: {
    server: 'Sua sessão terminou',
    other_tab: 'Você saiu em outra aba.',
    text: 'Entre de novo e você volta para a tela em que estava.',
  },
})
