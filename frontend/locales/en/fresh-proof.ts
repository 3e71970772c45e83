import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Confirm that it is you',
  text: 'For your security, confirm who is here before this action. It counts for five minutes.',
  password: 'Your password',
  submit: 'Confirm',
  busy: 'Checking…',
  passkey: 'Use passkey',
  passkeyBusy: 'Waiting for the device…',
  lostPasskey: {
    remove: 'Lost the device? Cancel, and press “I lost the device” next to it in your list of passkeys.',
    reset: 'No longer have the passkey? Sign out, and press “Forgot my password” on the sign-in screen.',
  },
})
