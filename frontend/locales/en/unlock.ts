import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  device: {
    title: 'Your data are locked',
    text: 'Use the fingerprint, face or PIN of this device to open them.',
  },
  password: {
    title: 'Enter your password',
    text: 'The password needs the internet.',
    lost: 'I forgot the password',
  },
  passkey: {
    title: 'Use your passkey',
    text: 'Your account has no password. Checking the passkey needs the internet.',
    use: 'Use passkey',
    lost: 'I no longer have the passkey',
  },
  open: 'Unlock',
  opening: 'Waiting for the device…',
  usePassword: 'Use the password',
  failedOnce: 'Could not unlock. You can try twice more.',
  failedTwice: 'Could not unlock. You can try once more.',
  tooOften: 'Three attempts have failed. Your data stay encrypted on this device.',
})
