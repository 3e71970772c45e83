import { memberPaths } from '#member/shared/lib/member-paths.ts'
import type { ServiceKey } from '#member/shared/ui/services.ts'

export interface Service {
  key: ServiceKey
  to: string
}

const groups = {
  health: [
    { key: 'consultations', to: memberPaths.consultations },
    { key: 'sleep', to: memberPaths.sleep },
    { key: 'anamnesis', to: memberPaths.anamnesis },
    { key: 'healthProfile', to: memberPaths.healthProfile },
    { key: 'exercise', to: memberPaths.exercise },
    { key: 'medications', to: memberPaths.medications },
    { key: 'exams', to: memberPaths.exams },
  ],
  plan: [
    { key: 'membershipCard', to: memberPaths.membershipCard },
    { key: 'insurance', to: memberPaths.insurance },
  ],
  account: [
    { key: 'chat', to: memberPaths.chat },
    { key: 'notifications', to: memberPaths.notifications },
    { key: 'account', to: memberPaths.profile },
  ],
} as const satisfies Record<string, readonly Service[]>

/** Every service whose screen exists in this app, by group. */
export function serviceGroups(hasScreen: (path: string) => boolean) {
  return (['health', 'plan', 'account'] as const)
    .map((name) => ({ name, services: groups[name].filter(({ to }) => hasScreen(to)) }))
    .filter(({ services }) => services.length > 0)
}
