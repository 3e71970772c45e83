/**
 * The first requests of the signed-in screens. `e2e/early-start.spec.ts` compares them with what the screens use: an
 * answer that no screen uses is a wasted request.
 */
export const earlyRequests = {
  session: ['/api/user'],
  frame: ['/api/company', '/api/notifications/unread'],
  screens: {
    '/': ['/api/now', '/api/consultations/upcoming', '/api/sleep/today', '/api/sleep', '/api/anamnesis'],
    '/app/consultations': ['/api/consultations'],
    '/app/sleep': ['/api/sleep'],
    '/app/exercise': ['/api/exercise'],
    '/app/insurance': ['/api/insurance'],
    '/app/medications': ['/api/medications'],
    '/app/exams': ['/api/exams'],
    '/app/membership-card': ['/api/membership-card'],
    '/app/notifications': ['/api/notifications'],
    '/app/health-profile': ['/api/health-profile'],
    '/app/onboarding/anamnesis': ['/api/anamnesis', '/api/anamnesis/history'],
  },
}
