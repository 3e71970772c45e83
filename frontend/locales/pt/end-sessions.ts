import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Sair de todos os aparelhos',
  text: 'Todos os aparelhos saem da sua conta, este também, e os links que já enviamos por e-mail deixam de valer. Se o aviso é de uma troca de e-mail pedida pela nossa equipe, ela é desfeita. Se é da remoção de uma chave de acesso que ainda não aconteceu, a chave fica. Depois, crie uma nova senha.',
  submit: 'Encerrar todas as sessões',
  busy: 'Encerrando…',
  doneTitle: 'Sessões encerradas',
  call: 'Se algo não voltou a ser como era, fale com a central: o telefone está na mensagem que você recebeu.',
  newPassword: 'Criar nova senha',
  signIn: 'Voltar para o login',
  missingTitle: 'Link incompleto',
  missing: 'Abra o link pelo botão da mensagem que você recebeu, ou copie o endereço inteiro.',
  failed: 'Não foi possível encerrar as sessões. Tente de novo.',
})
