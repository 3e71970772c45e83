import type { PageBrand } from '#contract/brand.ts'
import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import { companyOfHost, firstTwoCompanies } from './company.queries.ts'
import { brandVersionOf, logoUrlOf } from './show-company.ts'

/**
 * The brand of the pages at a host name: that of the host's company, or else of the only company. `null` if
 * several companies share the database and none has the host.
 * @param logoPath the logo's path at the address that serves the page
 */
export async function brandOfHost(
  db: Database,
  host: string,
  logoPath: (companyId: number) => string,
): Promise<PageBrand | null> {
  const { own, all } = await runBatch(db, { own: companyOfHost(db, host), all: firstTwoCompanies(db) })
  const row = own[0] ?? (all.length === 1 ? all[0] : undefined)
  if (!row) return null
  const { id, name, primaryColor, logoSide, phone } = row
  return {
    id,
    name,
    primaryColor,
    logoUrl: logoUrlOf(row, logoPath),
    logoSide,
    brandVersion: brandVersionOf(row),
    phone,
  }
}
