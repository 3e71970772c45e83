import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  waiting: 'The network is slow. Waiting for {{what}}…',
  shown: 'Meanwhile you see what was already here.',
  shownFrom: 'Meanwhile you see the data of {{when}}.',
  data: 'the data',
})

/** What queries read, by the first part of their keys. */
export const subjects = {
  member: {
    company: 'the data of your plan',
    addresses: 'the addresses',
    now: 'what needs you',
    sessions: 'your signed-in devices',
    passkeys: 'your passkeys',
    'membership-card': 'your membership card',
    insurance: 'your policies',
    consultations: 'your consultations',
    sleep: 'your sleep records',
    'health-profile': 'your health profile',
    anamnesis: 'your anamnesis',
    medications: 'your medications',
    exams: 'your exams',
    exercise: 'your activities',
    notifications: 'your notifications',
  },
  admin: {
    company: 'the data of the company',
    'second-factor': 'the two-step verification',
    'admin-sessions': 'the signed-in devices',
    passkeys: 'the passkeys',
    registrations: 'the registrations',
    'rejection-texts': 'the saved texts',
    'policy-reviews': 'the policies',
    members: 'the members',
    assignments: 'who has what',
    messages: 'the message',
    statistics: 'the statistics',
    reports: 'the reports',
    logs: 'the logs',
    configuration: 'the configuration',
    'without-factor': 'the administrators',
    search: 'the results of the search',
  },
} as const
