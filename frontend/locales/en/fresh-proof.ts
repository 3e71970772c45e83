export const freshProof = {
  title: 'Confirm that it is you',
  text: 'For your security, confirm who is here before this action. It counts for five minutes.',
  password: 'Your password',
  submit: 'Confirm',
  busy: 'Checking…',
  passkey: 'Use passkey',
  passkeyBusy: 'Waiting for the device…',
  cancel: 'Cancel',
} as const
