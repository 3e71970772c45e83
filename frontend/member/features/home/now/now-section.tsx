import { Link, linkOptions } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Consultation as ConsultationRecord } from '#contract/consultations.ts'
import type { DueDose, LowStock } from '#contract/now.ts'
import { t } from '#locales/home.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { NowRow, NowRowSkeleton } from '#member/shared/ui/now-row.tsx'
import { useOnline } from '#shared/lib/use-online.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { cardClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading } from '#shared/ui/feedback/skeleton.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { doseKey } from './needs.ts'
import type { Needs } from './use-needs.ts'

/** The rows of other features, passed in because a feature may not import another one. */
export interface NowRows {
  Dose: ComponentType<{ dose: DueDose; isOpen: (since: number) => boolean; onRecorded: () => void }>
  Stock: ComponentType<{ medication: LowStock }>
  Consultation: ComponentType<{ consultation: ConsultationRecord }>
}

/** Stands in for the rows until they are known. */
export function NowPlaceholder() {
  return (
    <section aria-label={t('now.title')}>
      <SectionTitle>{t('now.title')}</SectionTitle>
      <Loading>
        <div className={cx(cardClass, 'divide-y divide-edge px-3.5')}>
          <NowRowSkeleton />
          <NowRowSkeleton />
          <NowRowSkeleton />
        </div>
      </Loading>
    </section>
  )
}

/** What needs the member; nothing, not even a heading, where nothing does. */
export function NowSection({ needs, rows }: { needs: Needs; rows: NowRows }) {
  const { query } = needs
  const list = rowsOf(needs, rows)
  const online = useOnline()
  if (needs.isEmpty) return null
  return (
    <section aria-label={t('now.title')}>
      <SectionTitle>{t('now.title')}</SectionTitle>
      {needs.areDosesPending && <Loading>{null}</Loading>}
      <ul className={cx(cardClass, 'divide-y divide-edge px-3.5')}>
        {list.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
        {needs.isFailed && (
          <li key="failed">
            {query.data && !online ? (
              <DosesOffline />
            ) : (
              <ErrorState message={t('now.failed')} query={query} />
            )}
          </li>
        )}
      </ul>
    </section>
  )
}

function rowsOf(needs: Needs, { Dose, Stock, Consultation }: NowRows): { key: string; row: ReactNode }[] {
  const { query, now, doses, areDosesPending, keepRecorded, nightMissing, usualHours } = needs
  return [
    ...doses.map((dose) => {
      const key = doseKey(dose)
      const isOpen = (since: number) =>
        query.dataUpdatedAt > since && now?.doses.some((due) => doseKey(due) === key) === true
      const row = <Dose key={key} dose={dose} isOpen={isOpen} onRecorded={() => keepRecorded(dose)} />
      return { key, row: areDosesPending ? <PendingDose>{row}</PendingDose> : row }
    }),
    ...(nightMissing ? [{ key: 'sleep', row: <SleepRow usualHours={usualHours} /> }] : []),
    ...(now?.lowStock ?? []).map((medication) => ({
      key: `stock:${medication.id}`,
      row: <Stock medication={medication} />,
    })),
    ...(now?.rejectedPolicies ?? []).map(({ id, fileName }) => ({
      key: id,
      row: <PolicyRow id={id} fileName={fileName} />,
    })),
    ...(now?.pastConsultations ?? []).map((consultation) => ({
      key: consultation.id,
      row: <Consultation consultation={consultation} />,
    })),
  ]
}

/** As high as the row of a dose that may have been taken since. */
function PendingDose({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      <div className="invisible">{children}</div>
      <div className="absolute inset-x-0 top-0">
        <NowRowSkeleton />
      </div>
    </div>
  )
}

function SleepRow({ usualHours }: Pick<Needs, 'usualHours'>) {
  return (
    <NowRow
      service="sleep"
      title={t('now.sleep')}
      text={usualHours ? t('now.sleepUsual', { ...usualHours }) : t('now.sleepText')}
      action={
        <Link
          to={memberPaths.sleep}
          search={{ registrar: 1 }}
          aria-label={t('now.sleepActionName')}
          className={buttonClass({ size: 'sm', variant: 'tint' })}
        >
          {t('now.sleepAction')}
        </Link>
      }
    />
  )
}

/** Instead of doses that may have been taken since. */
function DosesOffline() {
  return (
    <NowRow
      service="medications"
      title={t('now.doses')}
      link={{ to: memberPaths.medications }}
      text={t('now.dosesOffline')}
    />
  )
}

function PolicyRow({ id, fileName }: { id: string; fileName: string }) {
  return (
    <NowRow
      service="insurance"
      title={t('now.policy')}
      link={linkOptions({ to: '/app/insurance/$policyId', params: { policyId: id } })}
      text={fileName}
    />
  )
}
