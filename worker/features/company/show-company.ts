import type { CardTexts, Company } from '#contract/company.ts'
import { cardTextLimits, USUAL_WAIT_DECISIONS_MIN } from '#contract/company.ts'
import { parseUrl } from '#contract/parse-url.ts'
import { dayAt } from '#domain/server/brasilia-days.ts'
import { quantilesOf } from '#domain/server/quantiles.ts'
import { addDays } from '#domain/time-zone.ts'
import type { Bindings } from '#platform/bindings.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { decisionsByWait, ownCompanyOf } from './company.queries.ts'

/** The usual wait is computed from the decisions of this many days. */
const USUAL_WAIT_DAYS = 90

export const MEMBER_LOGO = (companyId: number) => `/api/company/${companyId}/logo`
export const ADMIN_LOGO = (companyId: number) => `/api/admin/company/${companyId}/logo`

/** The logo's URL. It changes with each upload, so it can be cached forever. */
export function logoUrlOf(
  row: { id: number; logoKey: string | null; logoVersion: number },
  path: (companyId: number) => string,
): string | null {
  return row.logoKey === null ? null : `${path(row.id)}?version=${row.logoVersion}`
}

/** Both versions only ever increase, so their sum increases with each change. */
export function brandVersionOf(row: { version: number; logoVersion: number }): number {
  return row.version + row.logoVersion
}

/** All card texts; `null` stands for the built-in text. */
export function allCardTexts(own: Partial<CardTexts> | null): CardTexts {
  return { ...noCardTexts, ...own }
}
const noCardTexts = Object.fromEntries(Object.keys(cardTextLimits).map((name) => [name, null])) as CardTexts

/** The CSP of the deployed pages allows one origin for the chat. The built-in assistant is always allowed. */
function isChatAllowed(chatUrl: string | null, { CHAT_ORIGIN, MEMBER_URL }: Bindings): boolean {
  const origin = chatUrl === null ? undefined : parseUrl(chatUrl)?.origin
  return origin === undefined || origin === CHAT_ORIGIN || origin === new URL(MEMBER_URL).origin
}

export async function showCompany(
  { clock, db, env, member, read }: MemberWork,
  logoPath = MEMBER_LOGO,
): Promise<Company> {
  const since = addDays(dayAt(clock.now()), 1 - USUAL_WAIT_DAYS)
  const { rows, waits } = await read({
    rows: ownCompanyOf(db, member.id),
    waits: decisionsByWait(db, member.id, since),
  })
  const [row] = rows
  if (!row) throw new NotFound()
  const { logoKey: _key, logoType: _type, logoVersion: _logoVersion, version: _version, ...company } = row
  const { count, median } = quantilesOf(waits)
  return {
    ...company,
    logoUrl: logoUrlOf(row, logoPath),
    brandVersion: brandVersionOf(row),
    emergencyPhone: row.emergencyPhone ?? row.phone,
    cardTexts: allCardTexts(row.cardTexts),
    chatAllowed: isChatAllowed(row.chatUrl, env),
    adminUrl: env.ADMIN_URL,
    ...(median !== null && count >= USUAL_WAIT_DECISIONS_MIN && { usualWaitMinutes: median }),
  }
}
