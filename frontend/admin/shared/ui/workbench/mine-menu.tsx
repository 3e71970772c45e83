import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'
import { assignmentsQuery } from '#admin/shared/lib/assignments.ts'
import { Button } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { t } from './workbench-texts.ts'

/** The waiting records of both queues that the administrator took or was handed; nothing where there are none. */
export function MineMenu() {
  const { data } = useQuery(assignmentsQuery)
  const navigate = useNavigate()
  const mine = data?.mine ?? []
  if (mine.length === 0) return null
  return (
    <Menu
      trigger={
        <Button size="sm" variant="ghost" icon={<UserRoundCheck size={18} aria-hidden />}>
          {t('mine', { count: mine.length })}
        </Button>
      }
      items={mine.map(({ queue, id, fullName }) => ({
        value: `${queue} ${id}`,
        label: fullName,
        detail: t(queue === 'policies' ? 'minePolicy' : 'mineRegistration'),
      }))}
      onSelect={(value) => {
        const record = mine.find(({ queue, id }) => value === `${queue} ${id}`)
        if (!record) return
        const { queue, id } = record
        void navigate({ to: queue === 'policies' ? '/apolices/$id' : '/cadastros/$id', params: { id } })
      }}
    />
  )
}
