import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  eyebrow: 'Services',
  title: 'All',
  description: 'Everything you can do here.',
  groups: {
    health: 'Your health',
    plan: 'Your plan',
    account: 'Help and account',
  },
  services: {
    consultations: {
      name: 'Consultations',
      line: 'Schedule and follow your consultations.',
    },
    sleep: {
      name: 'Sleep',
      line: 'Record your nights and read tips.',
    },
    anamnesis: {
      name: 'Health questionnaire',
      line: 'Questions about your health, with weight and height.',
    },
    healthProfile: {
      name: 'Health profile',
      line: 'Allergies, conditions and emergency contact.',
    },
    exercise: {
      name: 'Exercise',
      line: 'Your workouts and how much you move.',
    },
    medications: {
      name: 'Medications',
      line: 'Your medications and their times.',
    },
    exams: {
      name: 'Exams',
      line: 'Your exams and results.',
    },
    membershipCard: {
      name: 'Membership card',
      line: 'Show it at the front desk, full screen.',
    },
    insurance: {
      name: 'Policies',
      line: 'The contract of your health insurance.',
    },
    chat: {
      name: 'Chat',
      line: 'Get answers to your questions.',
    },
    notifications: {
      name: 'Notifications',
      line: 'Registration, consultations, policies and medications.',
    },
    account: {
      name: 'My account',
      line: 'Name, email, password and appearance.',
    },
  },
})
