import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { HealthProfile } from '#contract/health-profile.ts'
import { t } from '#locales/health-profile.ts'
import { keepSavedProfile } from '#member/shared/lib/health/health-sheet.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { Switch } from '#member/shared/ui/forms/switch.tsx'
import { answer, healthProfileApi } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { sendFrom } from '#shared/lib/api/versions.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { Section } from './profile-sections.tsx'

/** Whether the card's counter view shows the profile. Off until the member turns it on. */
export function CounterSwitch({ memberId, profile }: { memberId: string; profile: HealthProfile }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (shownAtCounter: boolean) =>
      sendFrom(client, profile, (options) => {
        const { updatedAt: _, version: __, ...fields } = profile
        return answer(healthProfileApi.index.$put({ json: { ...fields, shownAtCounter } }, options))
      }),
    onSuccess: (saved) => {
      keepSavedProfile(client, memberId, saved)
      toast({ variant: 'success', title: t(saved.shownAtCounter ? 'counter.on' : 'counter.off') })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('counter.failed'),
        description: failureText(error, t('form.failed')),
      }),
  })
  const online = useOnline()
  const isOn = change.isPending ? change.variables : profile.shownAtCounter
  return (
    <Section title={t('counter.title')}>
      <div className="mt-2">
        <Switch
          label={t('counter.switch')}
          help={t('counter.help')}
          isOn={isOn}
          busy={change.isPending}
          blocked={!online}
          onChange={(shownAtCounter) => change.mutate(shownAtCounter)}
        />
      </div>
      <Link
        to={memberPaths.membershipCard}
        className="mt-1 -ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-brand-deep"
      >
        {t('counter.card')}
        <ChevronRight size={20} aria-hidden />
      </Link>
    </Section>
  )
}
