/** Said below a screen whose data is not fresh. */
export const dataAge = {
  shownFrom: 'Data from {{when}}.',
  notRefreshed: 'Could not refresh just now. This is the data from {{when}}.',
} as const

/** What each screen cannot do without a network, said in its banner. */
export const offlineNeeds = {
  needs: 'Needs the internet: {{what}}.',
  home: 'seeing the doses due now',
  consultations:
    'scheduling, changing, cancelling or deleting a consultation, opening the map, searching and showing more',
  sleep: 'deleting what was sent, other periods, searching and showing more',
  anamnesis: 'answering, correcting or deleting, other periods, showing more',
  insurance: 'sending, opening or deleting a policy, searching and showing more',
  exercise: 'deleting what was sent, other periods, searching and showing more',
  medications:
    'changing a medication, correcting its stock, undoing a dose that was sent, seeing the history and other days',
  exams: 'adding, changing or deleting an exam, opening files, trends, searching and showing more',
  healthProfile: 'changing the profile',
  notifications: 'marking as read and showing more',
  chat: 'chatting',
  profile:
    'changing name, e-mail or password, passkeys and connected devices, turning on the request for fingerprint, face or PIN',
} as const
