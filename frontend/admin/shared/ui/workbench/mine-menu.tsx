import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'
import { assignmentsQuery } from '#admin/shared/lib/assignments.ts'
import { t } from '#locales/workbench.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { Menu } from '#shared/ui/menu.tsx'

/** The waiting records of both queues that are assigned to the administrator. */
export function MineMenu() {
  const { data } = useQuery(assignmentsQuery)
  const navigate = useNavigate()
  const mine = data?.mine ?? []
  return (
    <Menu
      trigger={
        <IconButton
          label={t('mine', { count: mine.length })}
          icon={
            <>
              <UserRoundCheck size={20} aria-hidden />
              {mine.length > 0 && (
                <span className="absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-brand px-1 text-12 leading-4.5 font-bold text-on-brand tabular-nums">
                  {mine.length}
                </span>
              )}
            </>
          }
        />
      }
      empty={t('mineNone')}
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
