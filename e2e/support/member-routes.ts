import type { APIRequestContext } from '@playwright/test'
import { newestId } from './newest-id.ts'
import { pathsInTree } from './route-tree.ts'

/** The demonstration's member with months of records. */
export const MEMBER_EMAIL = 'maria@exemplo.com.br'

interface RoutePage {
  /** Who opens it: the member, or a visitor without a session. */
  as: 'member' | 'visitor'
  /** Its addresses: one for each tab and dialog, with the ids of the member's own records. */
  addresses: (ids: RecordIds) => string[]
}

/** The newest record of each kind. */
type RecordIds = Awaited<ReturnType<typeof readRecordIds>>

const member = (...addresses: string[]): RoutePage => ({ as: 'member', addresses: () => addresses })
const memberRecord = (addresses: RoutePage['addresses']): RoutePage => ({ as: 'member', addresses })
const visitor = (...addresses: string[]): RoutePage => ({ as: 'visitor', addresses: () => addresses })

/** Old addresses that redirect to another route of the list. */
const redirects = ['/anamnese', '/carteirinha', '/consultas', '/sono']

/** The content of each route of the member app. A test fails if one is missing. */
const pages: Record<string, RoutePage> = {
  '/': member('/'),
  '/todos-servicos': member('/todos-servicos'),
  '/admin': visitor('/admin'),
  '/admin-dashboard': visitor('/admin-dashboard'),
  '/administrador': visitor('/administrador'),
  '/auth': visitor('/auth', '/auth?modo=cadastro'),
  '/confirmar-email': visitor('/confirmar-email'),
  '/confirmar-novo-email': visitor('/confirmar-novo-email'),
  '/encerrar-sessoes': visitor('/encerrar-sessoes'),
  '/esqueci-senha': visitor('/esqueci-senha'),
  '/redefinir-senha': visitor('/redefinir-senha'),
  '/status-cadastro': visitor('/status-cadastro'),
  '/app/chat': member('/app/chat'),
  '/app/consultations/': member(
    '/app/consultations',
    '/app/consultations?agendar=1',
    '/app/consultations?aba=passadas',
    '/app/consultations?aba=canceladas',
  ),
  // The next consultation, which the demonstration describes in most detail, and a past one.
  '/app/consultations/$consultationId': member(
    '/app/consultations/demo-consultation-12',
    '/app/consultations/demo-consultation-12?editar=1',
    '/app/consultations/demo-consultation-11',
  ),
  '/app/exercise/': member('/app/exercise', '/app/exercise?registrar=1', '/app/exercise?periodo=ano'),
  '/app/exercise/$exerciseId': memberRecord(({ exercise }) => [
    `/app/exercise/${exercise}`,
    `/app/exercise/${exercise}?editar=${exercise}`,
  ]),
  '/app/insurance/': member('/app/insurance'),
  '/app/insurance/$policyId': memberRecord(({ policy }) => [`/app/insurance/${policy}`]),
  '/app/medications/$medicationId': memberRecord(({ medication }) => [
    `/app/medications/${medication}`,
    `/app/medications/${medication}?janela=editar`,
    `/app/medications/${medication}?janela=estoque`,
    `/app/medications/${medication}?janela=repor`,
  ]),
  '/app/medications/': member(
    '/app/medications',
    '/app/medications?aba=adesao',
    '/app/medications?janela=novo',
  ),
  '/app/membership-card': member('/app/membership-card'),
  '/app/notifications': member('/app/notifications'),
  '/app/profile': member(
    '/app/profile',
    '/app/profile?alterar=nome',
    '/app/profile?alterar=email',
    '/app/profile?alterar=senha',
  ),
  '/app/sleep/': member(
    '/app/sleep',
    '/app/sleep?aba=dicas',
    '/app/sleep?registrar=1',
    '/app/sleep?periodo=mes',
    '/app/sleep?periodo=ano',
  ),
  '/app/sleep/$entryId': memberRecord(({ sleepEntry }) => [
    `/app/sleep/${sleepEntry}`,
    `/app/sleep/${sleepEntry}?editar=${sleepEntry}`,
  ]),
  '/app/exams/': member('/app/exams', '/app/exams?aba=evolucao'),
  '/app/exams/new': member('/app/exams/new'),
  '/app/exams/$examId/': memberRecord(({ exam }) => [`/app/exams/${exam}`]),
  '/app/exams/$examId/edit': memberRecord(({ exam }) => [`/app/exams/${exam}/edit`]),
  '/app/health-profile/': member('/app/health-profile'),
  '/app/health-profile/edit': member('/app/health-profile/edit'),
  '/app/onboarding/anamnesis': member('/app/onboarding/anamnesis'),
}

/** Every path of the generated route tree except the redirects. */
export function generatedPaths(): string[] {
  return pathsInTree('member').filter((path) => !redirects.includes(path))
}

export function listedPaths(): string[] {
  return Object.keys(pages)
}

async function readRecordIds(api: APIRequestContext) {
  return {
    exercise: await newestId(api, '/api/exercise'),
    exam: await newestId(api, '/api/exams'),
    medication: await newestId(api, '/api/medications'),
    policy: await newestId(api, '/api/insurance'),
    sleepEntry: await newestId(api, '/api/sleep'),
  }
}

const NO_IDS: RecordIds = { exam: '', exercise: '', medication: '', policy: '', sleepEntry: '' }

/** The first address of each of that reader's routes, by route path. */
export async function firstAddresses(
  reader: RoutePage['as'],
  api: APIRequestContext,
): Promise<Record<string, string>> {
  const ids = reader === 'member' ? await readRecordIds(api) : NO_IDS
  const routes = Object.entries(pages).filter(([, page]) => page.as === reader)
  return Object.fromEntries(routes.map(([path, page]) => [path, page.addresses(ids)[0] ?? path]))
}

function list(reader: RoutePage['as'], ids: RecordIds): string[] {
  return Object.values(pages).flatMap((page) => (page.as === reader ? page.addresses(ids) : []))
}

/** How many addresses `addressesFor` returns, without asking the server. */
export function countAddresses(reader: RoutePage['as']): number {
  return list(reader, NO_IDS).length
}

/** The addresses of all routes for that reader. Those of the member need the member's session in `api`. */
export async function addressesFor(reader: RoutePage['as'], api: APIRequestContext): Promise<string[]> {
  return list(reader, reader === 'member' ? await readRecordIds(api) : NO_IDS)
}
