import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { APP_FILES, type AppFiles } from '#member/shared/lib/app/cache-version.ts'
import { instance } from './instance.ts'

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/** Of the version that the server has. */
export async function appFiles(request: APIRequestContext): Promise<AppFiles> {
  return (await request.get(APP_FILES)).json()
}

/**
 * From now on the server has another version, whose files are the same under other names; those of this version are gone.
 * Returns its files.
 */
export async function deployAnother(context: BrowserContext): Promise<AppFiles> {
  const { entry, files } = await appFiles(context.request)
  const names = new RegExp(files.map((file) => nameOf(file).replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string) => text.replace(names, (name) => name.replace(/\.(?=\w+$)/, '.another.'))
  await context.route(
    ({ origin, pathname }) => origin === instance.memberUrl && !pathname.startsWith('/api/'),
    async (route) => {
      const url = new URL(route.request().url())
      if (files.includes(url.pathname)) return route.fulfill({ status: 404 })
      const response = await route.fetch({ url: url.href.replace('.another.', '.') })
      // The policy names the hashes of the page's scripts.
      const { 'content-security-policy': _policy, ...headers } = response.headers()
      if (!/html|javascript|json|css/.test(headers['content-type'] ?? '')) return route.fulfill({ response })
      const body = renamed(await response.text()).replace(/(revision"?: ?")/g, '$1another')
      return route.fulfill({ response, headers, body })
    },
  )
  return { entry: renamed(entry), files: files.map(renamed) }
}
