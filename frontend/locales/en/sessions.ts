import { texts } from '../i18n.ts'

export const t = texts({
  here: 'This device',
  inUse: 'In use now',
  used: 'Used {{ago}}',
  since: 'Signed in on {{moment}}',
  end: 'End',
  endLabel: 'End the session on {{device}}',
  ended: 'Session ended',
  endFailed: 'The session was not ended',
  failed: 'We could not show where you are signed in.',
})
