import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Sign out on all devices',
  text: 'Every device is signed out of your account, this one too, and the links that we already sent by email stop working. If the notice is about a change of email that our team asked for, the change is undone. If it is about the removal of a passkey that has not happened yet, the passkey stays. After that, create a new password.',
  submit: 'End all sessions',
  busy: 'Ending…',
  doneTitle: 'Sessions ended',
  call: 'If something is not as it was before, call us: the phone number is in the message that you received.',
  newPassword: 'Create new password',
  signIn: 'Back to sign in',
  missingTitle: 'Incomplete link',
  missing: 'Open the link with the button of the message that you received, or copy the whole address.',
  failed: 'The sessions could not be ended. Try again.',
})
