import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { t } from '#locales/medications.ts'
import { useUrlDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { useWaiting } from '#member/shared/lib/waiting/waiting.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Tabs } from '#member/shared/ui/tabs.tsx'
import { isoDay } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { ErrorCard } from '#shared/ui/feedback/error-state.tsx'
import { SkeletonList } from '#shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { AdherencePanel } from './adherence/adherence-panel.tsx'
import { ClockNotice } from './doses/clock-notice.tsx'
import { DayPanel } from './doses/day-panel.tsx'
import { WaitingDoses } from './doses/waiting-doses.tsx'
import { NewMedicationDialog } from './medication-dialogs.tsx'
import { MedicationList } from './medication-list.tsx'
import { isAdding, tabAndDay, tabSearch } from './medications-parameters.ts'
import { medicationsQuery } from './medications-query.ts'
import type { MedicationsSearch } from './medications-search.ts'
import { OldData } from './old-data.tsx'
import { StockNotice } from './stock/stock-notice.tsx'

const route = getRouteApi('/_app/app/medications/')

export function MedicationsScreen() {
  const search = route.useSearch()
  const { open, close } = useUrlDialog<MedicationsSearch>('janela')
  const add = () => open({ janela: 'novo' })
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
        title={t('title')}
        icon={<ServiceIcon service="medications" size="lg" />}
        action={
          <Button icon={<Plus size={22} aria-hidden />} className="max-sm:px-3" onClick={add}>
            <span className="max-sm:sr-only">{t('add')}</span>
          </Button>
        }
      />
      <Content onAdd={add} />
      <NewMedicationDialog open={isAdding(search)} onClose={close} />
    </>
  )
}

function Content({ onAdd }: { onAdd: () => void }) {
  const query = useQuery(medicationsQuery)
  const { tab: openTab, day } = tabAndDay(route.useSearch())
  const navigate = route.useNavigate()
  const today = isoDay(Date.now())
  const waiting = useWaiting('dose')

  if (query.isPending) return <SkeletonList rows={4} />
  const medications = query.data
  if (!medications) {
    return (
      <>
        <WaitingDoses entries={waiting} />
        <ErrorCard message={t('list.failed')} query={query} />
      </>
    )
  }
  const addAction = (
    <Button icon={<Plus size={20} aria-hidden />} onClick={onAdd}>
      {t('form.submitAdd')}
    </Button>
  )
  return (
    <>
      <OldData query={query} />
      <ClockNotice medications={medications} />
      <StockNotice medications={medications} />
      <Tabs
        label={t('tabs.label')}
        value={openTab}
        onValueChange={(tab) => void navigate({ search: tabSearch(tab), replace: true, resetScroll: false })}
        tabs={[
          {
            value: 'day',
            label: t('tabs.day'),
            content: (
              <>
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
                {medications.length > 0 && <MedicationList medications={medications} />}
              </>
            ),
          },
          { value: 'adherence', label: t('tabs.adherence'), content: <AdherencePanel /> },
        ]}
      />
    </>
  )
}
