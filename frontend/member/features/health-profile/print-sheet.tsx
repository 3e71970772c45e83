import { cardNumberText } from '#domain/card-number.ts'
import { t } from '#locales/health-profile.ts'
import './print-sheet.css'
import { Portal } from '@ark-ui/react/portal'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { bloodTypeText, intakeText, sortAllergies } from '#member/shared/lib/health/health-profile-text.ts'
import type { CachedSheet } from '#member/shared/lib/health/health-sheet.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { companyQuery } from '#member/shared/lib/session/session.ts'
import { date, dateAndTime } from '#shared/lib/format/format.ts'
import { pageBrand } from '#shared/lib/theme/brand.ts'

/** Characters per line of the page in normal type. */
const LINE_CHARACTERS = 90
/** Lines available to the lists in normal and in dense type. */
const NORMAL_LINES = 30
const DENSE_LINES = 80

function usePrintedAt(): number {
  const [at, setAt] = useState(Date.now)
  useEffect(() => {
    const note = () => flushSync(() => setAt(Date.now()))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  return at
}

/** The only part of this screen that is printed (see print-sheet.css). */
export function PrintSheet({ sheet }: { sheet: CachedSheet }) {
  const { data: company } = useQuery(companyQuery)
  const printedAt = usePrintedAt()
  const { medications, owner, profile } = sheet
  const { emergencyContact: contact } = profile
  return (
    <Portal>
      <article className="print-sheet" data-density={densityOf(sheet)}>
        <header>
          <h2>{t('title')}</h2>
          <p>{company?.name ?? pageBrand().name}</p>
        </header>
        <section>
          <dl className="print-facts">
            <Fact name={t('sheet.name')}>{owner.fullName}</Fact>
            <Fact name={t('sheet.card')}>{cardNumberText(owner.cardNumber)}</Fact>
            <Fact name={t('sheet.age')}>{owner.age ? ageText(owner.age) : t('unknown')}</Fact>
            <Fact name={t('bloodType')}>{bloodTypeText(profile.bloodType)}</Fact>
          </dl>
        </section>
        <List
          title={t('allergies')}
          none={t('noAllergies')}
          rows={sortAllergies(profile.allergies).map(({ substance, reaction, severity }) => ({
            key: substance,
            name: substance,
            details: [
              severity !== 'unknown' && t('severityOf', { severity: t(`severity.${severity}`) }),
              reaction,
            ],
          }))}
        />
        <List
          title={t('conditions')}
          none={t('noConditions')}
          rows={profile.conditions.map(({ name, notes }) => ({ key: name, name, details: [notes] }))}
        />
        <List
          title={t('medications')}
          none={t('noMedications')}
          rows={medications.map((medication) => ({
            key: medication.id,
            name: fullName(medication),
            details: [intakeText(medication)],
          }))}
        />
        <section>
          <h2>{t('contact')}</h2>
          <p>
            {contact
              ? [contact.name, contact.relation, contact.phone].filter(Boolean).join(' · ')
              : t('noContact')}
          </p>
        </section>
        <footer>
          <p>
            {t('sheet.printed', { when: dateAndTime(printedAt) })}.{' '}
            {profile.updatedAt && t('sheet.saved', { when: date(profile.updatedAt) })}
          </p>
          <p>{t('sheet.note')}</p>
        </footer>
      </article>
    </Portal>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface ListProps {
  title: string
  /** The sentence for an empty list. */
  none: string
  rows: readonly { key: string; name: string; details: readonly (string | false | null)[] }[]
}

function List({ title, none, rows }: ListProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      <ul>
        {rows.map(({ key, name, details }) => (
          <li key={key}>
            <strong>{name}</strong>
            {details.some(Boolean) && `: ${details.filter(Boolean).join(' · ')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ageText({ years, statedAt }: NonNullable<CachedSheet['owner']['age']>): string {
  const day = date(statedAt)
  return years === 1 ? t('sheet.ageStatedOne', { day }) : t('sheet.ageStated', { years, day })
}

/** How dense the type must be for the sheet to fit on one page. */
function densityOf({
  medications,
  profile: { allergies, conditions },
}: Pick<CachedSheet, 'medications' | 'profile'>): 'normal' | 'dense' | 'densest' {
  const rows = [
    ...allergies.map(({ substance, reaction }) => `${substance} ${reaction ?? ''}`),
    ...conditions.map(({ name, notes }) => `${name} ${notes ?? ''}`),
    ...medications.map((medication) => `${fullName(medication)} ${intakeText(medication)}`),
  ]
  const lines = rows.reduce((sum, { length }) => sum + Math.ceil(length / LINE_CHARACTERS), 0)
  if (lines <= NORMAL_LINES) return 'normal'
  return lines <= DENSE_LINES ? 'dense' : 'densest'
}
