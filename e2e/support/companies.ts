import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { currentTime } from './clock.ts'
import { instance } from './instance.ts'

interface NewCompany {
  name: string
  primaryColor: string
  /** Side of its logo in pixels. The logo has no file: the test stubs its response. */
  logoSide?: number
}

/** Adds a company with its own host name, which browsers resolve to this machine. */
export function addCompany({ name, primaryColor, logoSide }: NewCompany): { id: number; host: string } {
  const folder = join(instance.state, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const [file] = globSync('[0-9a-f]*[0-9a-f].sqlite', { cwd: folder })
  if (!file) throw new Error(`no database in ${folder}`)
  const database = new DatabaseSync(join(folder, file), { timeout: 10_000 })
  const host = `company-${crypto.randomUUID().slice(0, 8)}.localhost`
  const logo = logoSide ? ['logos/elsewhere', 'image/png', logoSide, currentTime()] : [null, null, null, null]
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO companies (name, primary_color, phone, website, time_zone, logo_key, logo_type, logo_side, logo_checked_at)
       VALUES (?, ?, '0800 765 4321', 'www.exemplo.com.br', 'America/Sao_Paulo', ?, ?, ?, ?)`,
    )
    .run(name, primaryColor, ...logo)
  const id = Number(lastInsertRowid)
  database.prepare('INSERT INTO company_hosts (host, company_id) VALUES (?, ?)').run(host, id)
  database.close()
  return { id, host }
}
