import type { BrowserContext } from '@playwright/test'
import { APP_FILES, type AppFiles } from '#member/shared/lib/app/cache-version.ts'
import { instance } from './instance.ts'

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

interface Deployment {
  /** Of the version that the server has at first. */
  present: AppFiles
  /** Of the other one. */
  another: AppFiles
  deploy: () => void
}

/**
 * Prepares another version, whose files are the same under other names. Once it is deployed those of the present one are gone.
 * To be called before the service worker starts, whose requests pass only the routes that were there then.
 */
export async function prepareDeployment(context: BrowserContext): Promise<Deployment> {
  const present: AppFiles = await (await context.request.get(APP_FILES)).json()
  const { entry, files } = present
  const names = new RegExp(files.map((file) => nameOf(file).replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string) => text.replace(names, (name) => name.replace(/\.(?=\w+$)/, '.another.'))
  let isDeployed = false
  await context.route(
    ({ origin, pathname }) => origin === instance.memberUrl && !pathname.startsWith('/api/'),
    async (route) => {
      if (!isDeployed) return route.continue()
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
  return {
    present,
    another: { entry: renamed(entry), files: files.map(renamed) },
    deploy() {
      isDeployed = true
    },
  }
}
