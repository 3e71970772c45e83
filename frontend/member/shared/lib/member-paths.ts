/** Paths of the screens. Links between features use them. */
export const memberPaths = {
  home: '/',
  auth: '/auth',
  anamnesis: '/app/onboarding/anamnesis',
  sleep: '/app/sleep',
  consultations: '/app/consultations',
  membershipCard: '/app/membership-card',
  insurance: '/app/insurance',
  chat: '/app/chat',
  exercise: '/app/exercise',
  medications: '/app/medications',
  exams: '/app/exams',
  healthProfile: '/app/health-profile',
  profile: '/app/profile',
  allServices: '/todos-servicos',
  notifications: '/app/notifications',
} as const satisfies Record<string, string>

/** The id of the profile's part with the passkeys. */
export const PASSKEYS_HASH = 'chaves-de-acesso'

export function consultationPath(id: string): string {
  return `${memberPaths.consultations}/${encodeURIComponent(id)}`
}

/** Whether a screen is open: its own path or one below it. */
export function isAt(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
