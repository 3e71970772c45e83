import type { Plugin } from 'vite'

const IMPORT = 'import { serialize } from "../utils/cookie.js";'

/**
 * Removes cookie serialization from hono's client, half a kilobyte of the first load: the browser sends cookies itself,
 * and no request of the apps sets any.
 */
export function honoWithoutCookies(): Plugin {
  return {
    name: 'hono-without-cookies',
    apply: 'build',
    transform: {
      filter: { id: /\/hono\/dist\/client\/client\.js$/ },
      handler(code) {
        if (!code.includes(IMPORT)) throw new Error('the client of hono has no such import any more')
        return { code: code.replace(IMPORT, ''), map: null }
      },
    },
  }
}
