import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, KeyRound, LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { t } from '#locales/profile.ts'
import { useLastShown } from '#member/shared/lib/dialogs/use-last-shown.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { setKeepsData, useKeepsData } from '#member/shared/lib/vault/keeps-data.ts'
import { Switch } from '#member/shared/ui/forms/switch.tsx'
import { ServiceIcon } from '#member/shared/ui/service-icon.tsx'
import type { ServiceKey } from '#member/shared/ui/services.ts'
import { useAskedSignOut } from '#member/shared/ui/use-asked-sign-out.tsx'
import { accountsApi, answer, provenAccountsApi } from '#shared/lib/api/clients.ts'
import { lazyPart } from '#shared/lib/lazy-part.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card, cardClass, stretchedLinkClass } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { PageHeader, SectionTitle } from '#shared/ui/page-header.tsx'
import { SessionList } from '#shared/ui/session-list.tsx'
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import { EndAllSessions } from './end-all-sessions.tsx'
import { IdentityCard } from './identity-card.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { UnlockSwitch } from './unlock-switch.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** The member's sessions. Other devices can add and end sessions at any time. */
const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => answer(accountsApi.sessions.$get(undefined, { init: { signal } })),
  staleTime: 0,
})

const ProfileDialog = lazyPart(async () => (await import('./profile-dialog.tsx')).ProfileDialog)

export function ProfileScreen() {
  const { data: user } = useSuspenseQuery({
    ...sessionQuery,
    // The new address may have been confirmed on another device, and the new name may have been decided on.
    refetchOnWindowFocus: ({ state }) => (state.data?.newEmail || state.data?.newName ? 'always' : false),
  })
  const { signOut, isPending, question } = useAskedSignOut()
  const form = useProfileForm()
  const { shown } = useLastShown(form.part)
  if (!user) return null
  return (
    <>
      <PageHeader icon={<ServiceIcon service="account" size="lg" />} title={t('title')} />
      <div className="grid items-start gap-x-6 lg:grid-cols-2">
        <div>
          <IdentityCard user={user} />
          <nav aria-label={t('title')} className="mt-3 grid gap-2.5">
            <ProfileLink
              service="anamnesis"
              to="/app/onboarding/anamnesis"
              title={t('data.title')}
              text={t('data.text')}
            />
            <ProfileLink
              service="insurance"
              to="/app/insurance"
              title={t('policies.title')}
              text={t('policies.text')}
            />
          </nav>
          <Card className="mt-3">
            <ThemeSwitch />
          </Card>
          <Card className="mt-3">
            <KeepDataSwitch memberId={user.id} />
          </Card>
          <UnlockSwitch memberId={user.id} />
        </div>
        <div className="lg:-mt-7">
          <section>
            <SectionTitle>{t('password.title')}</SectionTitle>
            <Card>
              <Button
                variant="tint"
                size="sm"
                icon={<KeyRound size={18} aria-hidden />}
                onClick={() => form.open('senha')}
              >
                {t(user.passwordOff ? 'password.create' : 'password.open')}
              </Button>
            </Card>
          </section>
          <PasskeySection user={user} onChoosePassword={() => form.open('senha')} />
          <Button
            variant="quiet"
            wide
            className="mt-8"
            icon={<LogOut size={20} aria-hidden />}
            busy={isPending}
            busyLabel={t('signOutBusy')}
            onClick={signOut}
          >
            {t('signOut')}
          </Button>
          {question}
          <SessionSection memberId={user.id} />
        </div>
      </div>
      <Suspense>
        {shown && (
          <ProfileDialog part={shown} user={user} open={form.part !== undefined} onClose={form.close} />
        )}
      </Suspense>
    </>
  )
}

interface ProfileLinkProps {
  service: ServiceKey
  to: string
  title: string
  text: string
}

function ProfileLink({ service, to, title, text }: ProfileLinkProps) {
  return (
    <div className={cx(cardClass, 'flex items-center gap-3.5 p-4')}>
      <ServiceIcon service={service} />
      <div className="min-w-0 flex-1">
        <Link to={to} className={cx('font-semibold', stretchedLinkClass)}>
          {title}
        </Link>
        <p className="text-14 text-soft">{text}</p>
      </div>
      <ChevronRight size={20} aria-hidden className="text-soft" />
    </div>
  )
}

function KeepDataSwitch({ memberId }: { memberId: string }) {
  return (
    <Switch
      label={t('keepData.switch')}
      help={t('keepData.help')}
      isOn={useKeepsData(memberId)}
      onChange={(keeps) => {
        setKeepsData(memberId, keeps)
        toast({ variant: 'success', title: t(keeps ? 'keepData.on' : 'keepData.off') })
      }}
    />
  )
}

function SessionSection({ memberId }: { memberId: string }) {
  const query = useQuery(sessionsQuery)
  return (
    <section>
      <SectionTitle>{t('sessions.title')}</SectionTitle>
      <Card>
        <SessionList query={query} end={(id) => provenAccountsApi.sessions[':id'].$delete({ param: { id } })}>
          <EndAllSessions memberId={memberId} />
        </SessionList>
      </Card>
    </section>
  )
}
