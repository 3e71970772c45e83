import { mkdirSync } from 'node:fs'
import { createServer } from 'vite'
import { prepareData, startBackend } from './backend.mjs'
import { untilOneEnds, withCleanEnd } from './lifetime.mjs'
import { freePort, requireFreePort } from './ports.mjs'
import { say } from './problem.mjs'
import { readSettings } from './settings.mjs'
import { announce } from './up.mjs'

/** Both apps with hot reload at their usual addresses; the API reloads behind them. */
export async function develop() {
  const settings = readSettings()
  await requireFreePort('PORT', settings.port)
  await requireFreePort('ADMIN_PORT', settings.adminPort)
  await withCleanEnd(async () => {
    // `wrangler dev` wants the folders of static files to be there, though Vite serves the screens.
    for (const app of ['member', 'admin']) mkdirSync(`dist/${app}`, { recursive: true })
    await prepareData(settings)
    const ports = { member: await freePort(), admin: await freePort() }
    say('Iniciando os servidores…')
    const services = await startBackend(settings, ports)
    await openApp('member', settings.port, ports.member)
    await openApp('admin', settings.adminPort, ports.admin)
    announce(settings)
    await untilOneEnds(services, settings.logs)
  })
}

/**
 * @param {string} app
 * @param {number} port
 * @param {number} apiPort
 */
async function openApp(app, port, apiPort) {
  // The proxy leaves the Host header as it came, so the API sees the origin that the browser sees.
  const api = { target: `http://localhost:${apiPort}`, changeOrigin: false }
  const server = await createServer({
    configFile: `frontend/vite.${app}.ts`,
    clearScreen: false,
    server: { host: 'localhost', port, strictPort: true, proxy: { '/api': api } },
  })
  await server.listen()
}
