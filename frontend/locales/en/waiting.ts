import { texts } from '../i18n.ts'

/** Entries that were written without a network, until they are sent. */
export const t = texts({
  title: 'Waiting to be sent',
  text: 'Kept on this device, and sent by itself as soon as possible.',
  changeOf: 'Change of: {{name}}',
  state: {
    waiting: 'Not sent yet',
    begun: 'May have arrived already. We will confirm it as soon as possible.',
    sent: 'Sent. The screen is updated as soon as possible.',
    refused: 'Not accepted: {{reason}}',
  },
  edit: 'Edit',
  editName: 'Edit {{name}}',
  correct: 'Correct',
  correctName: 'Correct {{name}}',
  review: 'Review',
  reviewName: 'Review {{name}}',
  discard: 'Discard',
  discardName: 'Discard {{name}}',
  discarded: 'Entry discarded',
  undo: 'Undo',
  undoFailed: 'The entry could not be kept again',
  keptTitle: 'Kept on this device',
  kept: 'It will be sent by itself as soon as possible.',
  notKept: 'This device could not keep it and may be full. Try again once there is internet.',
  sentMeanwhile: 'This entry may have been sent already. Look at the list.',
  unknown:
    'After 30 days we do not know whether this entry arrived. Look at the list before you send it again.',
  unknownTitle: 'Check an entry',
  sent_one: '{{count}} entry sent',
  sent_other: '{{count}} entries sent',
  signOut: {
    title: 'Sign out without sending?',
    text: 'What you recorded without internet has not been sent yet and will be deleted from this device.',
    confirm: 'Sign out and delete',
    stay: 'Stay signed in',
  },
  refusedTitle: 'An entry was not accepted',
})
