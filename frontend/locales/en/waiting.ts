/** Entries that were written without a network, until they are sent. */
export const waiting = {
  title: 'Waiting to be sent',
  text: 'Kept on this device. Sent by itself once there is internet.',
  state: {
    waiting: 'Waiting for the internet',
    begun: 'May have arrived already. We confirm it once there is internet.',
    refused: 'Not accepted: {{reason}}',
  },
  edit: 'Edit',
  editName: 'Edit {{name}}',
  correct: 'Correct',
  correctName: 'Correct {{name}}',
  discard: 'Discard',
  discardName: 'Discard {{name}}',
  discarded: 'Entry discarded',
  undo: 'Undo',
  keptTitle: 'Kept on this device',
  kept: 'Sent by itself once there is internet.',
  sentMeanwhile: 'This entry has just been sent. Open it in the list to change it.',
  unknown:
    'After 30 days we do not know whether this entry arrived. Look at the list before you send it again.',
  sent_one: '{{count}} entry sent',
  sent_other: '{{count}} entries sent',
  signOut: {
    title: 'Sign out without sending?',
    text_one: '{{count}} entry has not been sent yet and will be deleted from this device.',
    text_other: '{{count}} entries have not been sent yet and will be deleted from this device.',
    confirm: 'Sign out and delete',
    stay: 'Stay signed in',
  },
  refusedTitle: 'An entry was not accepted',
} as const
