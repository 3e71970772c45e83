/** The id of the only company of a deployment. */
export const COMPANY_ID = 1

/** SQL for a local database: the public status check, which a deployment starts without, is on. */
export const OPEN_STATUS_CHECK = `UPDATE companies SET status_check_open = 1 WHERE id = ${COMPANY_ID}`

/**
 * SQL that adds the company to a new database and changes nothing where it exists: its administrators may have edited
 * the row since. Every way to set up a database runs it after the migrations. A deployment asks its administrators for a
 * second factor from the beginning; the demonstration and the tests start without it.
 */
const insertCompany = (secondFactorRequired: boolean) => `
  INSERT INTO companies (id, name, primary_color, phone, website, time_zone, second_factor_required)
  VALUES (${COMPANY_ID}, 'Viver Bem', '#0b6e69', '0800 123 4567', 'www.viverbem.example', 'America/Sao_Paulo',
    ${secondFactorRequired ? 1 : 0})
  ON CONFLICT DO NOTHING
`
export const INSERT_COMPANY = insertCompany(false)
export const INSERT_DEPLOYED_COMPANY = insertCompany(true)
