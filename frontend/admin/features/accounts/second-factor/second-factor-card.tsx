import { queryOptions, useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import { RECOVERY_CODES } from '#contract/second-factor.ts'
import { t } from '#locales/admin-security.ts'
import { answer, secondFactorApi } from '#shared/lib/api/clients.ts'
import { date } from '#shared/lib/format/format.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Badge } from '#shared/ui/feedback/badge.tsx'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, SkeletonText } from '#shared/ui/feedback/skeleton.tsx'
import type { SecondFactorTask } from './second-factor-dialog.tsx'

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
}))

const FEW_CODES = 3

export const secondFactorQuery = queryOptions({
  queryKey: queryKeys.secondFactor,
  queryFn: ({ signal }) => answer(secondFactorApi.index.$get(undefined, { init: { signal } })),
  staleTime: 0,
})

export function SecondFactorCard() {
  const query = useQuery(secondFactorQuery)
  const { data, error } = query
  const [task, setTask] = useState<SecondFactorTask>()
  const on = data?.since != null
  return (
    <Card>
      <section aria-labelledby="second-factor-title" className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="second-factor-title" className="text-18 font-semibold">
            {t('factor.title')}
          </h2>
          {data && (
            <Badge
              meaning={on ? 'good' : 'attention'}
              icon={on ? <ShieldCheck size={16} aria-hidden /> : <ShieldAlert size={16} aria-hidden />}
            >
              {t(on ? 'factor.on' : 'factor.off')}
            </Badge>
          )}
        </div>
        <p className="text-soft">{t('factor.text')}</p>
        {data?.required && <p className="text-14 text-soft">{t('factor.required')}</p>}
        {data?.since != null && (
          <p className="text-14">
            {t('factor.since', { date: date(data.since) })} ·{' '}
            {t('factor.left', { left: data.recoveryCodesLeft, all: RECOVERY_CODES })}
            {data.recoveryCodesLeft <= FEW_CODES && (
              <span className="block font-medium text-attention">{t('factor.leftFew')}</span>
            )}
          </p>
        )}
        {data && !on && (
          <Button className="justify-self-start" onClick={() => setTask('enable')}>
            {t('factor.enable')}
          </Button>
        )}
        {on && (
          <div className="flex flex-wrap gap-2">
            <Button variant="tint" onClick={() => setTask('renew')}>
              {t('factor.renew')}
            </Button>
            <Button variant="quiet" onClick={() => setTask('disable')}>
              {t('factor.disable')}
            </Button>
          </div>
        )}
        {data && <p className="text-14 text-soft">{t('factor.colleague')}</p>}
        {!data && error && <ErrorState message={t('factor.failed')} error={error} query={query} />}
        {!data && !error && (
          <Loading>
            <SkeletonText />
          </Loading>
        )}
      </section>
      <Suspense>
        {task && (
          <SecondFactorDialog
            task={task}
            required={data?.required ?? false}
            onClose={() => setTask(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}
