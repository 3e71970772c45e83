import { mkdirSync } from 'node:fs'
import getPort from 'get-port'
import { createServer, type PluginOption } from 'vite'
import { API_REFERENCE, apiReference } from '../support/api-reference.ts'
import { requireFreePorts, runBackend } from '../support/backend.ts'
import { print } from '../support/problem.ts'
import { withCleanup } from '../support/processes.ts'
import { readSettings } from '../support/settings.ts'
import { announce } from './start.ts'

/** Serves both apps with hot reload at their usual addresses, and the API behind them. */
export async function run() {
  const settings = readSettings()
  await requireFreePorts(settings)
  await withCleanup(async () => {
    // `wrangler dev` requires the folders of static files, although Vite serves the apps.
    for (const app of ['member', 'admin']) mkdirSync(`dist/${app}`, { recursive: true })
    const ports = { member: await getPort(), admin: await getPort() }
    const onReady = async () => {
      await serveApp('member', settings.port, ports.member, [apiReference()])
      await serveApp('admin', settings.adminPort, ports.admin)
      announce(settings)
      print(`API          ${settings.memberUrl}${API_REFERENCE}`)
    }
    await runBackend(settings, { ports, watches: true, onReady })
  })
}

async function serveApp(app: string, port: number, apiPort: number, plugins: PluginOption[] = []) {
  // The proxy keeps the Host header, so the API sees the origin that the browser sees.
  const api = { target: `http://localhost:${apiPort}`, changeOrigin: false }
  const server = await createServer({
    configFile: `frontend/vite.${app}.ts`,
    configLoader: 'native',
    clearScreen: false,
    plugins,
    server: { host: 'localhost', port, strictPort: true, proxy: { '/api': api } },
  })
  await server.listen()
}
