/** What an address loads from an empty cache until nothing is left to load. Bytes are compressed with brotli. */
export interface Load {
  /** All requests: page, scripts, styles, font and data. */
  requests: number
  scripts: number
  scriptKilobytes: number
  styleKilobytes: number
}

/** The script files of the member app. */
export const FILES = { most: 45, leastBytes: 3_000 }

/** How far a route may exceed its line: other tests change the demonstration's records. */
const ROOM: Load = { requests: 4, scripts: 2, scriptKilobytes: 15, styleKilobytes: 3 }

const load = (requests: number, scripts: number, scriptKilobytes: number, styleKilobytes: number): Load => ({
  requests,
  scripts,
  scriptKilobytes,
  styleKilobytes,
})

/** Measured at the first address of each route in `member-routes.ts`. */
const loads: Record<string, Load> = {
  '/': load(22, 10, 196, 15),
  '/app/chat': load(14, 6, 158, 15),
  '/app/consultations/': load(21, 13, 221, 15),
  '/app/consultations/$consultationId': load(25, 16, 245, 15),
  '/app/exams/': load(22, 14, 232, 15),
  '/app/exams/$examId/': load(18, 10, 191, 15),
  '/app/exams/$examId/edit': load(25, 16, 267, 15),
  '/app/exams/new': load(24, 16, 267, 15),
  '/app/exercise/': load(26, 17, 279, 15),
  '/app/exercise/$exerciseId': load(24, 16, 270, 15),
  '/app/health-profile/': load(16, 7, 165, 15),
  '/app/health-profile/edit': load(19, 11, 202, 15),
  '/app/insurance/': load(21, 13, 221, 15),
  '/app/insurance/$policyId': load(17, 9, 185, 15),
  '/app/medications/': load(22, 13, 231, 15),
  '/app/medications/$medicationId': load(23, 13, 231, 15),
  '/app/membership-card': load(20, 9, 183, 15),
  '/app/notifications': load(14, 6, 158, 15),
  '/app/onboarding/anamnesis': load(23, 14, 257, 15),
  '/app/profile': load(18, 9, 217, 15),
  '/app/sleep/': load(26, 17, 279, 15),
  '/app/sleep/$entryId': load(25, 16, 270, 15),
  '/todos-servicos': load(13, 6, 158, 15),
  '/admin': load(7, 4, 130, 6),
  '/admin-dashboard': load(7, 4, 130, 6),
  '/administrador': load(7, 4, 130, 6),
  '/auth': load(5, 2, 116, 6),
  '/confirmar-email': load(7, 4, 133, 6),
  '/confirmar-novo-email': load(7, 4, 133, 6),
  '/encerrar-sessoes': load(7, 4, 130, 6),
  '/esqueci-senha': load(7, 4, 133, 6),
  '/redefinir-senha': load(7, 4, 133, 6),
  '/status-cadastro': load(7, 4, 133, 6),
}

/** What the route loads beyond its line plus the tolerance; a route without a line gets no tolerance. */
export function excessesOf(route: string, measured: Load): string[] {
  const line = loads[route]
  if (!line) return [`${route} has no line: ${JSON.stringify(measured)}`]
  const kinds = ['requests', 'scripts', 'scriptKilobytes', 'styleKilobytes'] as const
  return kinds
    .filter((kind) => measured[kind] > line[kind] + ROOM[kind])
    .map((kind) => `${route}: ${measured[kind]} ${kind}, ${line[kind]} when measured`)
}
