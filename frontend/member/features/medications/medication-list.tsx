import { useId, useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { t } from '#locales/medications.ts'
import { rowsClass } from '#member/shared/ui/records/record-months.tsx'
import { TextInput } from '#shared/ui/forms/text-input.tsx'
import { groupOf, matches } from './medication-format.ts'
import { MedicationRow } from './medication-row.tsx'

const groups = ['active', 'paused', 'ended'] as const
/** Shorter lists have no search field. */
const SEARCH_FROM = 6

/** Sorts medications as the list does: those in use first. */
export function inListOrder(medications: readonly Medication[]): Medication[] {
  return groups.flatMap((group) => medications.filter((medication) => groupOf(medication) === group))
}

export function MedicationList({ medications }: { medications: readonly Medication[] }) {
  const [text, setText] = useState('')
  const search = text.trim()
  const shown = search ? medications.filter((medication) => matches(medication, search)) : medications
  return (
    <section aria-label={t('list.title')} className="mt-7">
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{t('list.title')}</h2>
      {medications.length >= SEARCH_FROM && (
        <div className="max-w-112">
          <TextInput
            label={t('list.search')}
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p role="status" className="sr-only">
            {search && (shown.length === 1 ? t('list.foundOne') : t('list.found', { count: shown.length }))}
          </p>
        </div>
      )}
      {search && shown.length === 0 && <p className="mt-4 text-soft">{t('list.noMatch')}</p>}
      {groups.map((group) => (
        <Group
          key={group}
          title={t(`list.${group}`)}
          medications={shown.filter((medication) => groupOf(medication) === group)}
        />
      ))}
    </section>
  )
}

function Group({ title, medications }: { title: string; medications: readonly Medication[] }) {
  const id = useId()
  if (medications.length === 0) return null
  return (
    <div className="mt-5">
      <h3 id={id} className="mb-2 text-16 font-semibold text-soft">
        {title}
      </h3>
      <ul aria-labelledby={id} className={rowsClass}>
        {medications.map((medication) => (
          <li key={medication.id} className="first:*:rounded-t-card last:*:rounded-b-card">
            <MedicationRow medication={medication} />
          </li>
        ))}
      </ul>
    </div>
  )
}
