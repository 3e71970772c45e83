import { Link } from '@tanstack/react-router'
import type { Person } from '../../../../worker/contract/logs.ts'
import { date, time } from '../../../shared/lib/format.ts'
import { t } from './logs-texts.ts'

export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-14 whitespace-nowrap tabular-nums">
      {date(at)} <span className="text-soft">{time(at)}</span>
    </time>
  )
}

/** Leads to the person's page; a record that is no account has only its id, in the details. */
export function PersonLink({ person }: { person: Person | null }) {
  if (!person) return <span className="text-soft">{t('nobody')}</span>
  if (person.fullName === null) return <span className="text-soft">{t('record')}</span>
  return (
    <Link
      to="/membros/$id"
      params={{ id: person.id }}
      className="font-medium text-brand-deep underline-offset-4 hover:underline"
    >
      {person.fullName}
    </Link>
  )
}
