import { texts } from '../i18n.ts'

export const t = texts({
  action: 'Export CSV',
  plain: 'A file that opens in Excel',
  busy: 'Exporting…',
  done: 'Records exported',
  doneText: 'The file {{file}} is in your downloads.',
  failed: 'Could not export',
})
