import { type SQL, sql } from 'drizzle-orm'
import type { RegistrationStatus, Role } from '#contract/accounts.ts'
import {
  beginsEmail,
  beginsWord,
  facets,
  hasFacet,
  matchWithin,
  partsOf,
  type RankedPage,
  rankedConditions,
  rankedRows,
  wordsOf,
} from './full-text.ts'

export interface MemberFilter {
  /** Names, an e-mail address or a card number, as typed. Every word must begin a word of the member. */
  text?: string | undefined
  status?: RegistrationStatus | undefined
  role?: Role | undefined
  blocked?: boolean | undefined
}

/** No company has the number 0. */
const NOBODY = hasFacet(`${facets.company}0`)

/** A word may begin a name, an e-mail address or a card number. */
function wordCondition(word: string): string {
  const parts = partsOf(word)
  if (parts.length === 1 && parts[0] === word) return beginsWord('{name email card}', parts)
  const email = beginsEmail(word)
  return word.includes('@') ? email : `((${beginsWord('name', parts)}) OR ${email})`
}

function facetsOf({ status, role, blocked }: MemberFilter): string[] {
  return [
    status && facets.status + status,
    role && facets.role + role,
    blocked !== undefined && (blocked ? facets.blocked : facets.open),
  ].flatMap((facet) => (typeof facet === 'string' ? [hasFacet(facet)] : []))
}

/** Words between first name and surname that people write or leave out. */
const PARTICLES = ['', 'de_', 'da_', 'do_', 'das_', 'dos_']

/** The last word of a text: trimming the text's letters from its end stops at the last space. */
const lastWord = (text: string) => `substr(${text}, length(rtrim(${text}, replace(${text}, ' ', ''))) + 1)`

/**
 * Subquery `found` of users with a similar name, newest first; `match_row` is their number. Names are similar
 * if the first names are equal and this name's last word occurs anywhere in the other. They are also similar
 * if the other name is this one without its last word, with or without the names in between.
 * @param companyId SQL for the company, such as a subquery; matches nobody if it is null
 * @param nameKey SQL for the name's key
 */
export function membersNamedAlike(companyId: SQL, nameKey: SQL, limit: number): SQL {
  const shorter = PARTICLES.map((particle) => `first || '_${particle}' || ${lastWord('rest')}`)
  const wholes = [`replace(iif(instr(rest, ' '), rest, name), ' ', '_')`, ...shorter]
  const isShorter = wholes.map((whole) => ` OR whole : "' || ${whole} || '"`).join('')
  const match = sql`(
    select 'facets : "' || ${facets.company} || company || '" AND (('
      || 'name : ^ "' || first || '" AND name : "' || ${sql.raw(lastWord('name'))} || '")'
      || '${sql.raw(isShorter)}) NOT whole : "' || replace(name, ' ', '_') || '"'
    from (
      select company, name, substr(name, 1, instr(name, ' ') - 1) as first,
        trim(rtrim(name, replace(name, ' ', ''))) as rest
      from (select coalesce(cast(${companyId} as integer), 0) as company, replace(${nameKey}, '"', '') as name) as plain_text
    )
    -- A single word resembles too many names.
    where instr(name, ' ')
  )`
  return sql`(select rowid as match_row from member_search where member_search match coalesce(${match}, ${NOBODY}) order by rowid desc limit ${limit}) as found`
}

/**
 * Subquery of the users that match, with `match_rank` and, as `match_row`, their number (`member_numbers`).
 * Best rank first, and within it newest first, or oldest first if `ascending`. Reads only the search index.
 * @param companyId SQL for the company, such as a subquery; matches nobody if it is null
 */
export function rankedMembers(companyId: SQL, filter: MemberFilter, page: RankedPage): SQL {
  const chosen = facetsOf(filter)
  const text = filter.text ?? ''
  const ranks =
    wordsOf(text).length === 0
      ? [{ rank: 0, match: matchWithin(companyId, chosen) }]
      : rankedConditions(text, { wordCondition, wordColumns: 'name' }).map(({ rank, condition }) => ({
          rank,
          match: matchWithin(companyId, [...chosen, condition]),
        }))
  return rankedRows('member_search', ranks, page)
}
