import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { HealthProfile } from '#contract/health-profile.ts'
import { healthProfileTexts as t } from '#member/shared/lib/health/health-profile-text.ts'
import { keepSavedProfile } from '#member/shared/lib/health/health-sheet.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { answer, healthProfileApi } from '#shared/lib/api/clients.ts'
import { failureText } from '#shared/lib/api/connection.ts'
import { sendFrom } from '#shared/lib/api/versions.ts'
import { cx } from '#shared/ui/cx.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { Section } from './profile-sections.tsx'

/** Whether the card's counter view shows the profile. Off until the member turns it on. */
export function CounterSwitch({ memberId, profile }: { memberId: string; profile: HealthProfile }) {
  const client = useQueryClient()
  const [labelId, helpId] = [useId(), useId()]
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
  const isOn = change.isPending ? change.variables : profile.shownAtCounter
  return (
    <Section title={t('counter.title')}>
      <div className="mt-2 flex items-center justify-between gap-4">
        <span id={labelId} className="font-medium">
          {t('counter.switch')}
        </span>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={labelId}
          aria-describedby={helpId}
          aria-busy={change.isPending || undefined}
          className="group grid size-12 flex-none place-items-center rounded-control"
          onClick={() => !change.isPending && change.mutate(!profile.shownAtCounter)}
        >
          <span
            className={cx(
              'flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors',
              isOn ? 'border-brand bg-brand' : 'border-edge-strong bg-sunken',
            )}
          >
            <span
              className={cx(
                'size-4.5 rounded-full border transition-transform forced-colors:bg-[ButtonText]',
                isOn ? 'translate-x-5 border-on-brand bg-on-brand' : 'border-edge-strong bg-edge-strong',
              )}
            />
          </span>
        </button>
      </div>
      <p id={helpId} className="mt-2 text-14 text-soft">
        {t('counter.help')}
      </p>
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
