import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Printer } from 'lucide-react'
import { t } from '#locales/health-profile.ts'
import { type CachedSheet, healthSheetQuery } from '#member/shared/lib/health/health-sheet.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { date } from '#shared/lib/format/format.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { AllergyNotice } from './allergy-notice.tsx'
import { CounterSwitch } from './counter-switch.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { Allergies, BloodTypeCard, Conditions, Contact, Medications } from './profile-sections.tsx'

export function HealthProfileScreen() {
  const { data: user } = useQuery(sessionQuery)
  const query = useQuery({ ...healthSheetQuery(user?.id ?? ''), enabled: Boolean(user) })
  const { data: sheet, isError } = query
  const updatedAt = sheet?.profile.updatedAt
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="healthProfile" size="lg" />}
        description={updatedAt ? t('updated', { when: date(updatedAt) }) : t('description')}
        action={updatedAt && <Actions />}
      />
      {sheet && user && <Sheet memberId={user.id} sheet={sheet} />}
      {!sheet && isError && <ErrorCard message={t('failed')} query={query} />}
      {!sheet && !isError && <SheetSkeleton />}
    </>
  )
}

function Actions() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="sm"
        icon={<Printer size={18} aria-hidden />}
        aria-label={t('printName')}
        onClick={() => print()}
      >
        {t('print')}
      </Button>
      <EditLink />
    </div>
  )
}

function EditLink({ label = t('edit') }: { label?: string }) {
  return (
    <Link to="/app/health-profile/edit" className={buttonClass({ size: 'sm' })}>
      <Pencil size={18} aria-hidden />
      {label}
    </Link>
  )
}

function Sheet({ memberId, sheet }: { memberId: string; sheet: CachedSheet }) {
  const { medications, profile } = sheet
  if (profile.version === 0) {
    return (
      <div className="grid max-w-180 gap-5">
        <EmptyCard service="healthProfile" action={<EditLink label={t('emptyAction')} />}>
          {t('empty')}
        </EmptyCard>
        {medications.length > 0 && <Medications medications={medications} />}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[1.35fr_1fr]">
      <div className="grid grid-cols-1 gap-5">
        <AllergyNotice allergies={profile.allergies} medications={medications} />
        <Allergies allergies={profile.allergies} />
        <Conditions conditions={profile.conditions} />
        <Medications medications={medications} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <BloodTypeCard bloodType={profile.bloodType} />
        <Contact contact={profile.emergencyContact} />
        <CounterSwitch memberId={memberId} profile={profile} />
      </div>
      <PrintSheet sheet={sheet} />
    </div>
  )
}

function SheetSkeleton() {
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-5 md:grid-cols-[1.35fr_1fr]">
        <Skeleton className="h-52 w-full rounded-card" />
        <Skeleton className="h-32 w-full rounded-card" />
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-36 w-full rounded-card" />
      </div>
    </Loading>
  )
}
