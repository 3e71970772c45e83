import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { currentTime } from './clock.ts'
import { instance } from './instance.ts'

export const COMPANY_NAME = 'Saúde "Clara" <& Cia>'

/** Companies with host names of their own, which browsers resolve to this machine. */
export const companies = {
  withoutLogo: { id: 9001, host: 'sem-marca.localhost', primaryColor: '#aa3300' },
  /** The logo has no file: the test stubs its response. */
  withLogo: { id: 9002, host: 'com-marca.localhost', primaryColor: '#003366', logoSide: 256 },
}

/** Before the first test, since the servers may fail where another process writes into their database meanwhile. */
// biome-ignore lint/style/noDefaultExport: Playwright runs the default export of its global setup
export default function addCompanies(): void {
  const folder = join(instance.state, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const [file] = globSync('[0-9a-f]*[0-9a-f].sqlite', { cwd: folder })
  if (!file) throw new Error(`no database in ${folder}`)
  const database = new DatabaseSync(join(folder, file), { timeout: 10_000 })
  const addCompany = database.prepare(
    `INSERT INTO companies (id, name, primary_color, phone, website, time_zone, logo_key, logo_type, logo_side, logo_checked_at)
     VALUES (?, ?, ?, '0800 765 4321', 'www.exemplo.com.br', 'America/Sao_Paulo', ?, ?, ?, ?)`,
  )
  const addHost = database.prepare('INSERT INTO company_hosts (host, company_id) VALUES (?, ?)')
  // Without a host a company is recognised only while it is the only one.
  addHost.run('localhost', 1)
  for (const { id, host, primaryColor, ...logo } of Object.values(companies)) {
    const columns =
      'logoSide' in logo
        ? ['logos/elsewhere', 'image/png', logo.logoSide, currentTime()]
        : [null, null, null, null]
    addCompany.run(id, COMPANY_NAME, primaryColor, ...columns)
    addHost.run(host, id)
  }
  database.close()
}
