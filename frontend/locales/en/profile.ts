import { passwordChange } from './password-change.ts'

export const profile = {
  title: 'My account',
  member: 'Member since {{date}}',
  name: {
    open: 'Change name',
    title: 'Change name',
    fullName: 'Full name',
    submit: 'Save name',
    busy: 'Saving…',
    done: 'Name updated',
    failedTitle: 'Your name was not changed',
  },
  email: {
    open: 'Change email',
    title: 'Change email',
    text: 'Your current email is {{email}}. It stays in use until you confirm the new one.',
    email: 'New email',
    password: 'Your password',
    submit: 'Send link',
    busy: 'Sending…',
    sentTitle: 'Check your new email',
    failedTitle: 'Your email was not changed',
    resend: 'Send the link again',
    resendWait: 'Send again in {{seconds}} s',
    resentTitle: 'Email sent',
    resent: 'We sent another link to {{email}}. The one before no longer works.',
    resendFailed: 'The email was not sent',
    cancelChange: 'Cancel the change',
    cancelling: 'Cancelling…',
    cancelled: 'Change cancelled',
    cancelledText: 'Your email is still {{email}}.',
    cancelFailed: 'The change was not cancelled',
    waiting: 'Waiting for confirmation of {{email}}',
    waitingText:
      'Open the link that we sent there on this device. Another device asks for your password again. Until then, the current address stays in use.',
  },
  data: {
    title: 'My data',
    text: 'Weight, height, routine and goal',
  },
  policies: {
    title: 'My policies',
    text: 'Upload documents and follow the review',
  },
  password: {
    ...passwordChange,
    failedTitle: 'Your password was not changed',
  },
  sessions: {
    title: 'Where you are signed in',
    endAll: 'Sign out of all',
    endAllTitle: 'Sign out of all devices?',
    endAllText:
      'You are signed out of your account on all devices, including this one, and have to sign in again.',
    endAllFailed: 'Could not sign out of all devices',
  },
  signOut: 'Sign out',
  signOutBusy: 'Signing out…',
} as const
