export const endSessions = {
  title: 'Sign out on all devices',
  text: 'Every device is signed out of your account, this one too, and the links that we already sent by email stop working. After that, create a new password.',
  submit: 'End all sessions',
  busy: 'Ending…',
  doneTitle: 'Sessions ended',
  call: 'If the email of the account was changed too, call us: the phone number is in the message that you received.',
  newPassword: 'Create new password',
  missingTitle: 'Incomplete link',
  missing: 'Open the link with the button of the message that you received, or copy the whole address.',
  failed: 'The sessions could not be ended. Try again.',
} as const
