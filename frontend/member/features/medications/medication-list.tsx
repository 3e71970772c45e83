import { type ReactNode, useState } from 'react'
import type { Medication } from '#contract/medications.ts'
import { EmptyState } from '#member/shared/ui/empty-state.tsx'
import { Card } from '#shared/ui/card.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { MedicationCard } from './medication-card.tsx'
import { groupOf, matches } from './medication-format.ts'
import { medicationsTexts as t } from './medications-texts.ts'

const groups = ['active', 'paused', 'ended'] as const
/** Shorter lists have no search field. */
const SEARCH_FROM = 6

interface MedicationListProps {
  medications: readonly Medication[]
  onOpen: (id: string) => void
  addAction: ReactNode
}

export function MedicationList({ medications, onOpen, addAction }: MedicationListProps) {
  const [text, setText] = useState('')
  if (medications.length === 0) {
    return (
      <Card>
        <EmptyState service="medications" action={addAction}>
          {t('list.empty')}
        </EmptyState>
      </Card>
    )
  }
  const search = text.trim()
  const shown = search ? medications.filter((medication) => matches(medication, search)) : medications
  return (
    <>
      {medications.length >= SEARCH_FROM && (
        <div className="max-w-112">
          <TextField
            label={t('list.search')}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p role="status" className="sr-only">
            {search && (shown.length === 1 ? t('list.foundOne') : t('list.found', { count: shown.length }))}
          </p>
        </div>
      )}
      {search && shown.length === 0 && (
        <p className="mt-4 text-soft">{t('list.noMatch', { text: search })}</p>
      )}
      {groups.map((group) => (
        <Group
          key={group}
          title={t(`list.${group}`)}
          medications={shown.filter((medication) => groupOf(medication) === group)}
          onOpen={onOpen}
        />
      ))}
    </>
  )
}

function Group({
  title,
  medications,
  onOpen,
}: {
  title: string
  medications: readonly Medication[]
  onOpen: (id: string) => void
}) {
  if (medications.length === 0) return null
  return (
    <section aria-label={title} className="mt-5 first:mt-0">
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{title}</h2>
      <ul className="grid items-start gap-2.5 lg:grid-cols-2">
        {medications.map((medication) => (
          <li key={medication.id}>
            <MedicationCard medication={medication} onOpen={() => onOpen(medication.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
