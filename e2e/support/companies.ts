import { currentTime } from './clock.ts'
import { withDatabase } from './database.ts'

interface NewCompany {
  name: string
  primaryColor: string
  /** Side of its logo in pixels. The logo has no file: the test answers for it. */
  logoSide?: number
}

/** Adds a company with a host name of its own, which browsers resolve to this machine. */
export function addCompany({ name, primaryColor, logoSide }: NewCompany): { id: number; host: string } {
  const host = `company-${crypto.randomUUID().slice(0, 8)}.localhost`
  const logo = logoSide ? ['logos/elsewhere', 'image/png', logoSide, currentTime()] : [null, null, null, null]
  return withDatabase((database) => {
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO companies (name, primary_color, phone, website, time_zone, logo_key, logo_type, logo_side, logo_checked_at)
         VALUES (?, ?, '0800 765 4321', 'www.exemplo.com.br', 'America/Sao_Paulo', ?, ?, ?, ?)`,
      )
      .run(name, primaryColor, ...logo)
    const id = Number(lastInsertRowid)
    database.prepare('INSERT INTO company_hosts (host, company_id) VALUES (?, ?)').run(host, id)
    return { id, host }
  })
}
