import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-url-dialog.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Tabs } from '#member/shared/ui/tabs.tsx'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SleepEntryDialog } from './form/sleep-entry-dialog.tsx'
import { SleepEntries } from './sleep-entries.tsx'
import { Tips } from './tips.tsx'

const route = getRouteApi('/_app/app/sleep/')

export function SleepScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const dialog = useRecordDialog<SleepEntry>()
  return (
    <>
      <PageHeader
        title={t('title')}
        icon={<ServiceIcon service="sleep" size="lg" />}
        action={
          <Button icon={<Plus size={22} aria-hidden />} onClick={dialog.add}>
            {t('add')}
          </Button>
        }
      />
      <Tabs
        label={t('tabs.label')}
        value={search.aba ?? 'records'}
        onValueChange={(tab) =>
          void navigate({
            search: ({ aba: _, ...rest }) => ({ ...rest, ...(tab === 'dicas' && { aba: tab }) }),
            state: true,
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          {
            value: 'records',
            label: t('tabs.records'),
            content: <SleepEntries onAdd={dialog.add} onEditWaiting={dialog.editWaiting} />,
          },
          { value: 'dicas', label: t('tabs.tips'), content: <Tips /> },
        ]}
      />
      <SleepEntryDialog target={dialog.target} onClose={dialog.close} />
    </>
  )
}
