/** Changing the password, in the app and in the dashboard. */
export const passwordChange = {
  title: 'Senha',
  open: 'Trocar senha',
  current: 'Senha atual',
  next: 'Nova senha',
  confirm: 'Confirme a nova senha',
  note: 'Você continua aqui e sai da conta nos outros aparelhos.',
  submit: 'Salvar nova senha',
  busy: 'Salvando…',
  cancel: 'Cancelar',
  doneTitle: 'Senha alterada',
  done: 'Sua nova senha já está valendo.',
} as const
