/** Changing the password, in the app and in the dashboard. */
export const passwordChange = {
  title: 'Password',
  open: 'Change password',
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm the new password',
  note: 'You stay signed in here and are signed out on your other devices.',
  submit: 'Save new password',
  busy: 'Saving…',
  cancel: 'Cancel',
  doneTitle: 'Password changed',
  done: 'Your new password is now in use.',
} as const
