import { plainTexts } from '../plain-texts.ts'

/** Separate from the texts of the sign-in, which are part of the first load. */
export const t = plainTexts({
  email: 'Email',
  password: 'Password',
  title: 'Create account',
  text: 'It takes a minute. Then you only need to confirm your email.',
  fullName: 'Full name',
  confirmPassword: 'Confirm the password',
  submit: 'Create account',
  busy: 'Creating account…',
  failureTitle: 'Registration failed',
  failed: 'Your account could not be created. Please try again.',
  refusedTitle: 'Your account was not created yet',
  refused:
    'Check your details. If you already have an account with this email, sign in or use “Forgot my password”.',
  welcomeTitle: 'Registration complete',
  welcome: 'Welcome, {{name}}!',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
  strength: {
    hint: 'Use at least 6 characters. A long phrase protects you better.',
    weak: 'Weak password: easy to guess',
    fair: 'Fair password: a few more characters help',
    strong: 'Strong password',
  },
})
