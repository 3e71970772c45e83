import { plainTexts } from '../plain-texts.ts'

/** Separate from the texts of the sign-in, which are part of the first load. */
export const t = plainTexts({
  email: 'E-mail',
  password: 'Senha',
  title: 'Criar conta',
  text: 'Leva um minuto. Depois você confirma o seu e-mail e a operadora confere o cadastro.',
  fullName: 'Nome completo',
  confirmPassword: 'Confirme a senha',
  submit: 'Criar conta',
  busy: 'Criando conta…',
  failureTitle: 'Falha no registro',
  failed: 'Não foi possível criar sua conta. Tente novamente.',
  refusedTitle: 'Sua conta ainda não foi criada',
  refused:
    'Confira os dados. Se você já tem conta com este e-mail, entre com ela ou use “Esqueci minha senha”.',
  welcomeTitle: 'Registro bem-sucedido',
  welcome: 'Boas-vindas, {{name}}!',
  hasAccount: 'Já tem uma conta?',
  signIn: 'Entre',
  strength: {
    hint: 'Use pelo menos 6 caracteres. Uma frase longa protege mais.',
    weak: 'Senha fraca: fácil de adivinhar',
    fair: 'Senha razoável: alguns caracteres a mais ajudam',
    strong: 'Senha forte',
  },
})
