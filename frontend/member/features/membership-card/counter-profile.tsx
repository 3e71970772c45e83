import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { telephoneLink } from '#contract/telephone-link.ts'
import { t } from '#locales/health-profile.ts'
import {
  bloodTypeText,
  intakeText,
  sortAllergies,
  spokenBloodType,
} from '#member/shared/lib/health/health-profile-text.ts'
import type { CachedSheet } from '#member/shared/lib/health/health-sheet.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'

/** The health profile in large type, black on white. */
export function CounterProfile({ sheet: { medications, owner, profile } }: { sheet: CachedSheet }) {
  const { emergencyContact: contact } = profile
  return (
    <section aria-label={t('counter.heading', { name: owner.fullName })} className="grid gap-5">
      <h2 className="text-28 leading-tight font-bold tracking-tight wrap-anywhere">{owner.fullName}</h2>
      <Part title={t('bloodType')}>
        <p className="text-34 font-bold">
          <span aria-hidden>{bloodTypeText(profile.bloodType)}</span>
          <span className="sr-only">{spokenBloodType(profile.bloodType)}</span>
        </p>
      </Part>
      <Part title={t('allergies')}>
        <Lines
          none={t('noAllergies')}
          lines={sortAllergies(profile.allergies).map(({ substance, reaction, severity }) => ({
            key: substance,
            name:
              severity === 'unknown'
                ? substance
                : `${substance} (${t(`severity.${severity}`).toLowerCase()})`,
            details: reaction,
          }))}
        />
      </Part>
      <Part title={t('conditions')}>
        <Lines
          none={t('noConditions')}
          lines={profile.conditions.map(({ name, notes }) => ({ key: name, name, details: notes }))}
        />
      </Part>
      <Part title={t('medications')}>
        <Lines
          none={t('noMedications')}
          lines={medications.map((medication) => ({
            key: medication.id,
            name: fullName(medication),
            details: intakeText(medication),
          }))}
        />
      </Part>
      <Part title={t('contact')}>
        {contact ? (
          <>
            <p className="text-22 font-bold wrap-anywhere">
              {[contact.name, contact.relation].filter(Boolean).join(' · ')}
            </p>
            <a
              href={telephoneLink(contact.phone)}
              aria-label={t('call', contact)}
              className="mt-1 inline-flex min-h-12 items-center gap-2 text-28 font-bold underline tabular-nums outline-[#000]!"
            >
              <Phone size={24} aria-hidden />
              {contact.phone}
            </a>
          </>
        ) : (
          <p className="text-18">{t('noContact')}</p>
        )}
      </Part>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-18 font-medium">{title}</h3>
      {children}
    </div>
  )
}

interface LinesProps {
  none: string
  lines: readonly { key: string; name: string; details: string | null }[]
}

function Lines({ none, lines }: LinesProps) {
  if (lines.length === 0) return <p className="text-18">{none}</p>
  return (
    <ul className="grid gap-1.5">
      {lines.map(({ key, name, details }) => (
        <li key={key} className="wrap-anywhere">
          <p className="text-22 leading-tight font-bold">{name}</p>
          {details && <p className="text-18">{details}</p>}
        </li>
      ))}
    </ul>
  )
}
