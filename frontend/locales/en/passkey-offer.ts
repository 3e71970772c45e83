import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Sign in without a password on this device',
  text: 'A passkey uses the fingerprint, face or PIN of the device instead of the password.',
  create: 'Create passkey',
  later: 'Not now',
})
