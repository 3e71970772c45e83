import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Tabs } from '#member/shared/ui/tabs.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { AdherencePanel } from './adherence/adherence-panel.tsx'
import { ClockNotice } from './doses/clock-notice.tsx'
import { DayPanel } from './doses/day-panel.tsx'
import { MedicationDialogView } from './medication-dialogs.tsx'
import { MedicationList } from './medication-list.tsx'
import { tabAddress, tabAndDay } from './medications-address.ts'
import { medicationsQuery } from './medications-query.ts'
import { medicationsTexts as t } from './medications-texts.ts'
import { StockNotice } from './stock/stock-notice.tsx'
import { type MedicationDialogs, useMedicationDialogs } from './use-medication-dialogs.ts'

export function MedicationsScreen() {
  const dialogs = useMedicationDialogs()
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="medications" size="lg" />}
        action={
          <Button
            icon={<Plus size={22} aria-hidden />}
            className="max-sm:px-3"
            onClick={() => dialogs.open('add')}
          >
            <span className="max-sm:sr-only">{t('add')}</span>
          </Button>
        }
      />
      <Content dialogs={dialogs} />
    </>
  )
}

function Content({ dialogs }: { dialogs: MedicationDialogs }) {
  const query = useQuery(medicationsQuery)
  const { tab: openTab, day } = tabAndDay(useSearch({ from: '/_app/app/medications' }))
  const navigate = useNavigate({ from: '/app/medications' })
  const today = isoDay(Date.now())

  if (query.isPending) return <SkeletonList rows={4} />
  const medications = query.data
  if (!medications) {
    return (
      <Card>
        <ErrorState
          message={t('list.failed')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  const addAction = (
    <Button icon={<Plus size={20} aria-hidden />} onClick={() => dialogs.open('add')}>
      {t('list.emptyAction')}
    </Button>
  )
  return (
    <>
      <ClockNotice medications={medications} />
      <StockNotice medications={medications} onRefill={(id) => dialogs.open('refill', id)} />
      <Tabs
        label={t('tabs.label')}
        value={openTab}
        onValueChange={(tab) => void navigate({ search: tabAddress(tab), replace: true, resetScroll: false })}
        tabs={[
          {
            value: 'day',
            label: t('tabs.day'),
            content: (
              <DayPanel
                day={day}
                onDay={(next) =>
                  void navigate({
                    search: next === today ? {} : { dia: next },
                    replace: true,
                    resetScroll: false,
                  })
                }
                medications={medications}
                addAction={addAction}
              />
            ),
          },
          {
            value: 'list',
            label: t('tabs.list'),
            content: (
              <MedicationList
                medications={medications}
                onOpen={(id) => dialogs.open('details', id)}
                addAction={addAction}
              />
            ),
          },
          { value: 'adherence', label: t('tabs.adherence'), content: <AdherencePanel /> },
        ]}
      />
      <MedicationDialogView dialogs={dialogs} medications={medications} />
    </>
  )
}
