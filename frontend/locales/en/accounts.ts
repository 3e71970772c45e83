import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  email: 'Email',
  password: 'Password',
  phoneHelp: 'Questions? Call',
  promises: {
    headline: 'Your health, at your own pace.',
    monitoring: {
      title: 'Smart monitoring',
      text: 'Sleep, weight and consultations in one place.',
    },
    insights: {
      title: 'Personal insights',
      text: 'What your numbers say about you.',
    },
    privacy: {
      title: 'Security and privacy',
      text: 'Only you and the people you authorise.',
    },
  },
  login: {
    title: 'Sign in',
    text: 'Good to have you back.',
    submit: 'Sign in',
    busy: 'Signing in…',
    passkey: 'Sign in with a passkey',
    failureTitle: 'Sign-in failed',
    failed: 'Authentication failed',
    wrong: 'Wrong email or password. Check both, or use “Forgot my password”.',
    welcomeTitle: 'You are signed in',
    welcome: 'Good to see you, {{name}}!',
    forgotPassword: 'Forgot my password',
    confirmEmail: 'Confirm email',
    registrationStatus: 'Registration status',
    noAccount: 'No account yet?',
    register: 'Register',
  },
  sessionEnded: {
    server: 'Your session has ended',
    other_tab: 'You signed out in another tab.',
    text: 'Sign in again and you return to the screen where you were.',
  },
})
