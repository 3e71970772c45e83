import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileCheck, Inbox, type LucideIcon, UserRound } from 'lucide-react'
import { useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { type RecordKind, recordPath } from '#admin/shared/lib/record-paths.ts'
import { useTyped } from '#admin/shared/lib/use-typed.ts'
import { TAKES_FOCUS } from '#admin/shared/ui/workbench/take-focus.ts'
import type { Found, FoundPerson } from '#contract/search.ts'
import { t } from '#locales/admin.ts'
import { answer, searchApi } from '#shared/lib/api/clients.ts'
import { date } from '#shared/lib/format/format.ts'
import { accessStateNames, policyStateNames, registrationStatusNames, roleNames } from '#texts/labels.ts'
import { type Choice, findScreens, findSettings, useActions } from './places.ts'
import { policyName, type RecentRecord } from './use-recents.ts'

export interface Group {
  title: string
  choices: Choice[]
}

const icons: Record<RecordKind, LucideIcon> = { registration: Inbox, member: UserRound, policy: FileCheck }

function recordChoice(kind: RecordKind, id: string, label: string, details: readonly string[] = []): Choice {
  const detail = details.filter((part) => part !== '').join(' · ')
  return {
    id: `${kind} ${id}`,
    label,
    icon: icons[kind],
    way: { ...recordPath(kind, id), state: TAKES_FOCUS },
    record: { kind, id, label },
    ...(detail && { detail }),
  }
}

/** Distinguishes a person from a request of the same name; a policy's name is unambiguous. */
const recentDetails: Record<RecordKind, readonly string[]> = {
  registration: [t('finder.request')],
  member: [t('finder.person')],
  policy: [],
}

function personDetails({ email, isBlocked, role, status }: FoundPerson): string[] {
  return [
    email,
    isBlocked ? accessStateNames.blocked : status === 'approved' ? '' : registrationStatusNames[status],
    role === 'admin' ? roleNames.admin : '',
  ]
}

/** The groups of records, best match first. */
function recordGroups({ people, policies, registrations }: Found): (Group & { rank: number })[] {
  const groups = [
    {
      title: t('finder.groups.registrations'),
      rank: registrations[0]?.rank ?? 0,
      choices: registrations.map(({ id, fullName, email, statusSince }) =>
        recordChoice('registration', id, fullName, [
          email,
          t('finder.waitingSince', { day: date(statusSince) }),
        ]),
      ),
    },
    {
      title: t('finder.groups.people'),
      rank: people[0]?.rank ?? 0,
      choices: people.map((person) =>
        recordChoice('member', person.id, person.fullName, personDetails(person)),
      ),
    },
    {
      title: t('finder.groups.policies'),
      rank: policies[0]?.rank ?? 0,
      choices: policies.map(({ fileName, fullName, id, policyNumber, status }) =>
        recordChoice('policy', id, policyName(policyNumber, fullName), [policyStateNames[status], fileName]),
      ),
    },
  ]
  return groups.sort((one, other) => one.rank - other.rank)
}

/**
 * What the finder offers for a text: exactly matching records, screens, other records, settings and actions. Without a
 * text, the recently opened records and the screens.
 */
export function useChoices(text: string, recents: readonly RecentRecord[]) {
  const { found, isError, isPending } = useRecordSearch(text)
  const findActions = useActions()
  const typed = text.trim()
  const screens = { title: t('finder.groups.screens'), choices: findScreens(typed) }
  const records = found ? recordGroups(found) : []
  const exact = records.filter(({ rank }) => rank === 0)
  const groups: Group[] =
    typed === ''
      ? [
          {
            title: t('finder.groups.recents'),
            choices: recents.map(({ kind, id, label }) => recordChoice(kind, id, label, recentDetails[kind])),
          },
          screens,
        ]
      : [
          ...exact,
          screens,
          ...records.filter(({ rank }) => rank > 0),
          { title: t('finder.groups.settings'), choices: findSettings(typed) },
          { title: t('finder.groups.actions'), choices: findActions(typed) },
        ]
  return { groups: groups.filter(({ choices }) => choices.length > 0), isError, isPending }
}

/** The registrations, people and policies that match; none for an empty text. */
function useRecordSearch(text: string) {
  const typed = text.trim()
  const [search, setSearch] = useState('')
  useTyped(typed, setSearch)
  const { data, isError, isFetching } = useQuery({
    queryKey: queryKeys.search.one(search),
    queryFn: ({ signal }) => answer(searchApi.index.$get({ query: { q: search } }, { init: { signal } })),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const hasText = typed !== ''
  return {
    found: hasText ? data : undefined,
    isError: hasText && isError,
    /** Whether the results are for an earlier text. */
    isPending: hasText && (isFetching || search !== typed),
  }
}
