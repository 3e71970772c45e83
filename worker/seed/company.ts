import { ANALYSIS_BUSINESS_DAYS } from '#contract/insurance.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'

/** The id of the only company of a deployment. */
export const COMPANY_ID = 1

/** The company's terms of reviews while no administrator has changed them. */
export const REVIEW_TERMS = { timeZone: PROVIDER_TIME_ZONE, analysisDays: ANALYSIS_BUSINESS_DAYS }

/** SQL for a local database: turns on the public status check, which is off in a new deployment. */
export const OPEN_STATUS_CHECK = `UPDATE companies SET status_check_open = 1 WHERE id = ${COMPANY_ID}`

/**
 * SQL that adds the company to a new database. It changes nothing if the company exists, because its
 * administrators may have edited the row. Every way to set up a database runs it after the migrations. A
 * deployment requires a second factor of its administrators from the beginning; the demonstration and the
 * tests start without it.
 */
const insertCompany = (secondFactorRequired: boolean) => `
  INSERT INTO companies (id, name, primary_color, phone, website, time_zone, analysis_days, second_factor_required)
  VALUES (${COMPANY_ID}, 'Viver Bem', '#0b6e69', '0800 123 4567', 'www.viverbem.example', 'America/Sao_Paulo',
    ${ANALYSIS_BUSINESS_DAYS}, ${secondFactorRequired ? 1 : 0})
  ON CONFLICT DO NOTHING
`
export const INSERT_COMPANY = insertCompany(false)
export const INSERT_DEPLOYED_COMPANY = insertCompany(true)
