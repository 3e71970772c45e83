import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { SleepEntry } from '#contract/sleep.ts'
import { useRecordDialog } from '#member/shared/lib/dialogs/use-address-dialog.ts'
import { sleepQuery } from '#member/shared/lib/health/sleep-query.ts'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import { Tabs } from '#member/shared/ui/tabs.tsx'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SleepEntryDialog } from './form/sleep-entry-dialog.tsx'
import { SleepEntries } from './sleep-entries.tsx'
import { sleepTexts as t } from './sleep-texts.ts'
import { Tips } from './tips.tsx'

export function SleepScreen() {
  const query = useInfiniteQuery(sleepQuery)
  const dialog = useSleepEntryDialog(query.data)
  const { aba } = useSearch({ from: '/_app/app/sleep' })
  const navigate = useNavigate({ from: '/app/sleep' })
  return (
    <>
      <PageHeader
        eyebrow={t('eyebrow')}
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
        value={aba ?? 'records'}
        onValueChange={(tab) =>
          void navigate({ search: tab === 'dicas' ? { aba: tab } : {}, replace: true, resetScroll: false })
        }
        tabs={[
          {
            value: 'records',
            label: t('tabs.records'),
            content: <SleepEntries query={query} onAdd={dialog.add} onEdit={dialog.edit} />,
          },
          { value: 'dicas', label: t('tabs.tips'), content: <Tips /> },
        ]}
      />
      <SleepEntryDialog target={dialog.target} onClose={dialog.close} />
    </>
  )
}

function useSleepEntryDialog(entries: readonly SleepEntry[] | undefined) {
  const search = useSearch({ from: '/_app/app/sleep' })
  const navigate = useNavigate({ from: '/app/sleep' })
  return useRecordDialog(search, entries, (form, step) => {
    void navigate({ search: ({ aba }) => ({ ...(aba && { aba }), ...form }), ...step, resetScroll: false })
  })
}
