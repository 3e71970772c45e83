import type { APIRequestContext } from '@playwright/test'
import { newestId } from './newest-id.ts'
import { pathsInTree } from './route-tree.ts'

/** An address of each route of the dashboard that opens without a session, by route path. */
export const adminVisitorAddresses = { '/entrar': '/entrar', '/encerrar-sessoes': '/encerrar-sessoes' }

/**
 * An address of each of the other routes, with the first record of each list.
 * @param api with the administrator's session
 * @param url the dashboard's, without a path
 */
export async function adminAddresses(api: APIRequestContext, url: string): Promise<Record<string, string>> {
  const idOf = (list: string) => newestId(api, `${url}/api/admin/${list}`)
  return {
    '/': '/',
    '/cadastros/$id': `/cadastros/${await idOf('registrations')}`,
    '/membros/': '/membros',
    '/membros/$id': `/membros/${await idOf('members')}`,
    '/apolices/': '/apolices',
    '/apolices/$id': `/apolices/${await idOf('policies')}`,
    '/estatisticas/': '/estatisticas',
    '/estatisticas/lista': '/estatisticas/lista',
    '/estatisticas/meses': '/estatisticas/meses',
    '/relatorios': '/relatorios',
    '/registros/': '/registros',
    '/registros/acessos': '/registros/acessos',
    '/registros/e-mails': '/registros/e-mails',
    '/registros/erros': '/registros/erros',
    '/configuracao': '/configuracao',
    '/seguranca': '/seguranca',
  }
}

/** Every path of the generated route tree that is a screen: neither the frame of others nor the page for what is missing. */
export function generatedAdminPaths(): string[] {
  const paths = pathsInTree('admin')
  return paths.filter((path) => path !== '/$' && !paths.includes(`${path}/`))
}
