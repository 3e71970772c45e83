import { texts } from '../i18n.ts'

export const t = texts({
  action: 'Exportar CSV',
  plain: 'Arquivo que abre no Excel',
  busy: 'Exportando…',
  done: 'Registros exportados',
  doneText: 'O arquivo {{file}} está nos seus downloads.',
  failed: 'Não foi possível exportar',
})
