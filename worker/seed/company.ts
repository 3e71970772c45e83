/** The id of the only company of a deployment. */
export const COMPANY_ID = 1

/** SQL for a local database: the public status check, which a deployment starts without, is on. */
export const OPEN_STATUS_CHECK = `UPDATE companies SET status_check_open = 1 WHERE id = ${COMPANY_ID}`

/**
 * SQL that adds the company to a new database and changes nothing where it exists: its administrators may have edited
 * the row since. Every way to set up a database runs it after the migrations.
 */
export const INSERT_COMPANY = `
  INSERT INTO companies (id, name, primary_color, phone, website, time_zone)
  VALUES (${COMPANY_ID}, 'Viver Bem', '#0b6e69', '0800 123 4567', 'www.viverbem.example', 'America/Sao_Paulo')
  ON CONFLICT DO NOTHING
`
