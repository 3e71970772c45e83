/** What cannot be done without a network, shown before anybody types. */
export const needsNetwork = {
  save: 'No connection. You can fill this in now; saving needs the internet.',
  wait: 'No connection. What you save is kept on this device and sent once there is internet.',
  schedule: 'No connection. You can fill this in now; scheduling needs the internet. Or call the clinic.',
  delete: 'No connection. Deleting needs the internet.',
  cancel: 'No connection. Cancelling needs the internet.',
  upload: 'No connection. You can choose the file now; sending it needs the internet.',
  senha: 'No connection. Changing the password needs the internet.',
  email: 'No connection. Changing the e-mail needs the internet.',
  nome: 'No connection. Changing the name needs the internet.',
  confirmation: 'No connection. Resending or correcting the e-mail needs the internet.',
  search: 'No connection. Searching and filtering need the internet.',
  change: 'No connection. Changing this needs the internet.',
  unlock: 'No connection. Opening with the password needs the internet.',
  chat: 'No connection. Chatting needs the internet.',
} as const
