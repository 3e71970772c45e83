import type { Allergy, MedicationInUse } from '#contract/health-profile.ts'
import { allergiesToAskAbout } from '#domain/allergy-check.ts'
import { t } from '#locales/health-profile.ts'
import { fullName } from '#member/shared/lib/health/medication-text.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'

interface AllergyNoticeProps {
  allergies: readonly Allergy[]
  medications: readonly MedicationInUse[]
}

/** Names the medications in use that match a noted allergy. */
export function AllergyNotice({ allergies, medications }: AllergyNoticeProps) {
  const matches = medications
    .map((medication) => ({ medication, noted: allergiesToAskAbout(allergies, medication.name) }))
    .filter(({ noted }) => noted.length > 0)
  if (matches.length === 0) return null
  return (
    <Notice meaning="attention" title={t('allergyNotice.title')}>
      {matches.map(({ medication, noted }) => (
        <p key={medication.id} className="wrap-anywhere">
          {t('allergyNotice.match', {
            allergies: noted.map(({ substance }) => `“${substance}”`).join(', '),
            medication: fullName(medication),
          })}
        </p>
      ))}
      <p className="mt-1">{t('allergyNotice.ask')}</p>
    </Notice>
  )
}
