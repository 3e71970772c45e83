import { plainTexts } from '../plain-texts.ts'

/** Texts of the screens that confirm the e-mail of a registration, or the new one of an account, by a link. */
export const t = plainTexts({
  registration: {
    working: 'Confirming your email…',
    doneTitle: 'Email confirmed',
    done: 'Your email is confirmed. Please wait for an administrator to approve your registration.',
    failedTitle: 'Email not confirmed',
  },
  emailChange: {
    working: 'Confirming your new email…',
    doneTitle: 'New email confirmed',
    done: 'Done: the new email of your account is now in use.',
    failedTitle: 'Email not changed',
  },
  wait: 'Just a moment.',
  late: 'The network is slow. Waiting for an answer from the server…',
  missing: 'The link has no verification token. Please check the link that you received.',
  failed: 'We could not confirm your email. The token may be invalid or expired.',
  network: 'Something went wrong while processing your request. Please try again later.',
  signInForAnother: 'Sign in to your account to request another link.',
  account: 'Go to My account',
  signIn: 'Go to sign in',
})
