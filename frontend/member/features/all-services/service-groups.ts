import { memberPaths } from '#member/shared/lib/member-paths.ts'
import type { ServiceKey } from '#member/shared/ui/services.ts'

export interface Service {
  key: ServiceKey
  to: string
}

const groups = {
  health: [
    { key: 'agenda', to: memberPaths.consultations },
    { key: 'sono', to: memberPaths.sleep },
    { key: 'anamnese', to: memberPaths.anamnesis },
    { key: 'exercise', to: memberPaths.exercise },
    { key: 'medications', to: memberPaths.medications },
    { key: 'exams', to: memberPaths.exams },
  ],
  plan: [
    { key: 'carteirinha', to: memberPaths.membershipCard },
    { key: 'apolice', to: memberPaths.insurance },
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
