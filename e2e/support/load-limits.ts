import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { instance } from './instance.ts'

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

/**
 * How far a route may exceed its line: other tests change the demonstration's records, and a changed import can move a part to
 * another file. All routes together keep their kilobytes.
 */
const ROOM: Load = { requests: 4, scripts: 3, scriptKilobytes: 30, styleKilobytes: 3 }
const ROOM_OF_SUM = 1.02

const load = (requests: number, scripts: number, scriptKilobytes: number, styleKilobytes: number): Load => ({
  requests,
  scripts,
  scriptKilobytes,
  styleKilobytes,
})

/** Measured at the first address of each route in `member-routes.ts`, and at those in `admin-routes.ts`. */
const loads: Record<string, Load> = {
  '/': load(19, 7, 212, 15),
  '/app/chat': load(14, 6, 184, 15),
  '/app/consultations/': load(20, 12, 241, 15),
  '/app/consultations/$consultationId': load(21, 12, 241, 15),
  '/app/exams/': load(17, 9, 219, 15),
  '/app/exams/$examId/': load(17, 9, 219, 15),
  '/app/exams/$examId/edit': load(25, 16, 307, 15),
  '/app/exams/new': load(24, 16, 307, 15),
  '/app/exercise/': load(23, 14, 284, 15),
  '/app/exercise/$exerciseId': load(21, 13, 274, 15),
  '/app/health-profile/': load(17, 8, 196, 16),
  '/app/health-profile/edit': load(17, 9, 210, 15),
  '/app/insurance/': load(16, 8, 202, 15),
  '/app/insurance/$policyId': load(15, 7, 187, 15),
  '/app/medications/': load(17, 8, 224, 15),
  '/app/medications/$medicationId': load(19, 8, 224, 15),
  '/app/membership-card': load(17, 7, 191, 15),
  '/app/notifications': load(14, 6, 182, 15),
  '/app/onboarding/anamnesis': load(19, 10, 245, 15),
  '/app/profile': load(19, 10, 231, 15),
  '/app/sleep/': load(23, 14, 284, 15),
  '/app/sleep/$entryId': load(22, 13, 274, 15),
  '/todos-servicos': load(13, 6, 182, 15),
  '/admin': load(6, 4, 133, 0),
  '/admin-dashboard': load(7, 4, 133, 6),
  '/administrador': load(6, 4, 133, 0),
  '/auth': load(4, 2, 116, 0),
  '/confirmar-email': load(6, 4, 136, 0),
  '/confirmar-novo-email': load(6, 4, 136, 0),
  '/encerrar-sessoes': load(6, 4, 133, 0),
  '/esqueci-senha': load(6, 4, 136, 0),
  '/redefinir-senha': load(6, 4, 136, 0),
  '/status-cadastro': load(6, 4, 136, 0),
  'dashboard: /entrar': load(9, 5, 160, 0),
  'dashboard: /encerrar-sessoes': load(8, 4, 153, 0),
  'dashboard: /': load(18, 6, 248, 11),
  'dashboard: /cadastros/$id': load(22, 6, 248, 11),
  'dashboard: /membros/': load(19, 6, 253, 11),
  'dashboard: /membros/$id': load(23, 6, 253, 11),
  'dashboard: /apolices/': load(19, 6, 251, 11),
  'dashboard: /apolices/$id': load(25, 8, 650, 11),
  'dashboard: /estatisticas/': load(26, 8, 550, 11),
  'dashboard: /estatisticas/lista': load(15, 5, 216, 11),
  'dashboard: /estatisticas/meses': load(15, 5, 216, 11),
  'dashboard: /relatorios': load(16, 5, 241, 11),
  'dashboard: /registros/': load(17, 7, 290, 11),
  'dashboard: /registros/acessos': load(17, 7, 290, 11),
  'dashboard: /registros/e-mails': load(17, 7, 290, 11),
  'dashboard: /registros/erros': load(17, 7, 290, 11),
  'dashboard: /configuracao': load(17, 6, 256, 11),
  'dashboard: /seguranca': load(20, 7, 222, 11),
}

/** What the routes load beyond their lines plus the tolerance, each and together. */
export function excesses(measured: Record<string, Load>): string[] {
  const routes = Object.entries(measured)
  const most = ROOM_OF_SUM * routes.reduce((sum, [route]) => sum + (loads[route]?.scriptKilobytes ?? 0), 0)
  const all = routes.reduce((sum, [, { scriptKilobytes }]) => sum + scriptKilobytes, 0)
  return [
    ...routes.flatMap(([route, load]) => excessesOf(route, load)),
    ...(all > most ? [`together: ${all} scriptKilobytes, ${Math.round(most)} at most`] : []),
  ]
}

/** What the route loads beyond its line plus the tolerance; a route without a line gets no tolerance. */
function excessesOf(route: string, measured: Load): string[] {
  const line = loads[route]
  if (!line) return [`${route} has no line: ${JSON.stringify(measured)}`]
  const kinds = ['requests', 'scripts', 'scriptKilobytes', 'styleKilobytes'] as const
  return kinds
    .filter((kind) => measured[kind] > line[kind] + ROOM[kind])
    .map((kind) => `${route}: ${measured[kind]} ${kind}, ${line[kind]} when measured`)
}

/** By file: compressing takes long. */
const compressed = new Map<string, number>()

/** Of the built files, because the browser drops the bodies of answers when it opens the next page. */
function kilobytesOf(files: readonly Request[]): number {
  const bytesOf = (url: URL) => {
    const file = `../../dist/${url.origin === instance.adminUrl ? 'admin' : 'member'}${url.pathname}`
    const size =
      compressed.get(file) ?? brotliCompressSync(readFileSync(new URL(file, import.meta.url))).byteLength
    compressed.set(file, size)
    return size
  }
  return Math.round(files.reduce((sum, request) => sum + bytesOf(new URL(request.url())), 0) / 1000)
}

/** A file counts once: the cache, which only the measurement has off, has it for a second worker of the same script. */
export function loadOf(requests: readonly Request[]): Load {
  const ofType = (type: string) => {
    const files = requests.filter((request) => request.resourceType() === type)
    return [...new Map(files.map((request) => [request.url(), request])).values()]
  }
  const scripts = ofType('script')
  return {
    requests: requests.length,
    scripts: scripts.length,
    scriptKilobytes: kilobytesOf(scripts),
    styleKilobytes: kilobytesOf(ofType('stylesheet')),
  }
}
