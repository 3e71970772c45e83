export const registrationProgress = {
  title: 'Follow your registration',
  greeting: '{{name}}, you can use the app soon.',
  greetingRejected: '{{name}}, your registration needs a correction.',
  now: 'Current step: {{step}}',
  stepsLabel: 'Steps of your registration',
  steps: {
    created: 'Account created',
    confirmed: 'Email confirmed',
    decided: 'Approval',
    open: 'Access granted',
  },
  confirmHelp: 'Open the link that we sent to {{email}}. If you cannot find it, check your spam folder too.',
  reviewHelp:
    'An administrator is reviewing your details. This screen refreshes by itself, and we will let you know by email.',
  rejected: 'Not approved: {{reason}}',
  correct: {
    title: 'Correct it and apply again',
    text: 'Check that your name is as on your ID.',
    fullName: 'Full name',
    submit: 'Submit for a new review',
    busy: 'Submitting…',
    failedTitle: 'Your request was not submitted',
    sentTitle: 'Request submitted',
    sent: 'Your registration is under review again.',
  },
  approvedTitle: 'Access granted',
  approved: 'Your registration has been approved. Welcome!',
} as const
