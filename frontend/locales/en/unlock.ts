import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Your data are locked',
  text: 'Use the fingerprint, face or PIN of this device to open them.',
  open: 'Unlock',
  opening: 'Waiting for the device…',
  usePassword: 'Use the password',
  failedOnce: 'Could not unlock. You can try twice more.',
  failedTwice: 'Could not unlock. You can try once more.',
  passwordTitle: 'Enter your password',
  passwordText: 'The password needs the internet.',
  tooOften: 'Three attempts have failed. Your data stay encrypted on this device.',
  forgotten: 'I forgot the password',
})
