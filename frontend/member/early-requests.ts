/**
 * What the signed-in screens ask for first. `e2e/early-start.spec.ts` compares it with what they take: an answer that no
 * screen takes is a wasted request.
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
