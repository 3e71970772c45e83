import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleAlert, Phone, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type {
  Allergy,
  AllergySeverity,
  BloodType,
  Condition,
  EmergencyContact,
  MedicationInUse,
} from '#contract/health-profile.ts'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/health-profile.ts'
import {
  bloodTypeText,
  intakeText,
  sortAllergies,
  spokenBloodType,
} from '#member/shared/lib/health/health-profile-text.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Badge } from '#shared/ui/feedback/badge.tsx'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="text-18 font-semibold tracking-tight">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}

function None({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-soft">{children}</p>
}

const listClass = 'mt-2 divide-y divide-edge'
const rowClass = 'py-3 first:pt-1 last:pb-0'

export function BloodTypeCard({ bloodType }: { bloodType: BloodType }) {
  return (
    <Section title={t('bloodType')}>
      {bloodType === 'unknown' ? (
        <None>{t('unknown')}</None>
      ) : (
        <p className="mt-1 text-34 font-bold tracking-tight tabular-nums">
          <span aria-hidden>{bloodTypeText(bloodType)}</span>
          <span className="sr-only">{spokenBloodType(bloodType)}</span>
        </p>
      )}
    </Section>
  )
}

const severityMeanings = { severe: 'problem', moderate: 'attention', mild: 'info' } as const

function Severity({ severity }: { severity: AllergySeverity }) {
  if (severity === 'unknown') return null
  const Icon = severity === 'severe' ? TriangleAlert : CircleAlert
  return (
    <Badge meaning={severityMeanings[severity]} icon={<Icon size={16} aria-hidden />}>
      {t(`severity.${severity}`)}
    </Badge>
  )
}

export function Allergies({ allergies }: { allergies: readonly Allergy[] }) {
  return (
    <Section title={t('allergies')}>
      {allergies.length === 0 && <None>{t('noAllergies')}</None>}
      <ul className={listClass}>
        {sortAllergies(allergies).map(({ substance, reaction, severity }) => (
          <li key={substance} className={rowClass}>
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 font-semibold wrap-anywhere">{substance}</span>
              <Severity severity={severity} />
            </p>
            {reaction && <p className="text-14 wrap-anywhere text-soft">{reaction}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <Section title={t('conditions')}>
      {conditions.length === 0 && <None>{t('noConditions')}</None>}
      <ul className={listClass}>
        {conditions.map(({ name, notes }) => (
          <li key={name} className={rowClass}>
            <p className="font-semibold wrap-anywhere">{name}</p>
            {notes && <p className="text-14 wrap-anywhere text-soft">{notes}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Medications({ medications }: { medications: readonly MedicationInUse[] }) {
  return (
    <Section title={t('medications')}>
      {medications.length === 0 && <None>{t('noMedications')}</None>}
      <ul className={listClass}>
        {medications.map((medication) => (
          <li key={medication.id} className={rowClass}>
            <p className="font-semibold wrap-anywhere">{fullName(medication)}</p>
            <p className="text-14 text-soft">{intakeText(medication)}</p>
          </li>
        ))}
      </ul>
      <Link
        to={memberPaths.medications}
        className="mt-2 -ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-brand-deep"
      >
        {t('toMedications')}
        <ChevronRight size={20} aria-hidden />
      </Link>
    </Section>
  )
}

export function Contact({ contact }: { contact: EmergencyContact | null }) {
  return (
    <Section title={t('contact')}>
      {contact ? (
        <>
          <p className="mt-2 font-semibold wrap-anywhere">{contact.name}</p>
          {contact.relation && <p className="text-14 wrap-anywhere text-soft">{contact.relation}</p>}
          <a
            href={telephoneLink(contact.phone)}
            aria-label={t('call', contact)}
            className={buttonClass({ variant: 'tint', className: 'mt-3 tabular-nums' })}
          >
            <Phone size={20} aria-hidden />
            {contact.phone}
          </a>
        </>
      ) : (
        <None>{t('noContact')}</None>
      )}
    </Section>
  )
}
