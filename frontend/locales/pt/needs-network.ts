/** What cannot be done without a network, shown before anybody types. */
export const needsNetwork = {
  save: 'Sem conexão. Você pode preencher agora: para salvar, é preciso internet.',
  wait: 'Sem conexão. O que você salvar fica guardado neste aparelho e será enviado quando houver internet.',
  schedule:
    'Sem conexão. Você pode preencher agora: para agendar, é preciso internet. Ou ligue para a clínica.',
  delete: 'Sem conexão. Para excluir, é preciso internet.',
  cancel: 'Sem conexão. Para cancelar, é preciso internet.',
  upload: 'Sem conexão. Você pode escolher o arquivo agora: para enviar, é preciso internet.',
  senha: 'Sem conexão. Para trocar a senha, é preciso internet.',
  email: 'Sem conexão. Para trocar o e-mail, é preciso internet.',
  nome: 'Sem conexão. Para trocar o nome, é preciso internet.',
  confirmation: 'Sem conexão. Para reenviar ou corrigir o e-mail, é preciso internet.',
  search: 'Sem conexão. Para buscar e filtrar, é preciso internet.',
  change: 'Sem conexão. Para mudar isto, é preciso internet.',
  unlock: 'Sem conexão. Para entrar com a senha, é preciso internet.',
  chat: 'Sem conexão. Para conversar, é preciso internet.',
} as const
