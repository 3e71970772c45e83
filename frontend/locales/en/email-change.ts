import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  working: 'Confirming your new email…',
  wait: 'Just a moment.',
  late: 'The network is slow. Waiting for an answer from the server…',
  doneTitle: 'New email confirmed',
  done: 'Done: the new email of your account is now in use.',
  failedTitle: 'Email not changed',
  missing: 'The link has no verification token. Please check the link that you received.',
  failed: 'We could not confirm your email. The token may be invalid or expired.',
  network: 'Something went wrong while processing your request. Please try again later.',
  signInForAnother: 'Sign in to your account to request another link.',
  retry: 'Try again',
  account: 'Go to My account',
  signIn: 'Go to sign in',
})
