/** Where each screen of the member app stands: one table for the frame, the home screen and every link between features. */
export const memberPaths = {
  home: '/' as const,
  auth: '/auth' as const,
  anamnesis: '/app/onboarding/anamnesis',
  sleep: '/app/sleep',
  consultations: '/app/consultations' as const,
  membershipCard: '/app/membership-card',
  insurance: '/app/insurance',
  chat: '/app/chat',
  exercise: '/app/exercise',
  medications: '/app/medications',
  exams: '/app/exams',
  profile: '/app/profile',
  allServices: '/todos-servicos',
  notifications: '/app/notifications',
} satisfies Record<string, string>

/** A screen is open at its own path and at those below it. */
export function isAt(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
