import { useQuery } from '@tanstack/react-query'
import { ClientOnly, getRouteApi, useHydrated, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { t } from '#locales/admin.ts'
import { ui } from '#locales/ui.ts'
import { safeRedirect } from '#shared/lib/session/redirect.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { BrandMark } from '#shared/ui/brand-mark.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { SignInForm } from './sign-in-form.tsx'

const route = getRouteApi('/entrar')

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }))

const PasskeySignIn = lazy(async () => ({ default: (await import('./passkey-sign-in.tsx')).PasskeySignIn }))

export function SignInScreen() {
  const { redirect, reason } = route.useSearch()
  const router = useRouter()
  const hydrated = useHydrated()
  const online = useOnline()
  const { data } = useQuery(adminSessionQuery)
  const pending = hydrated && data?.access !== 'full' ? data : undefined
  // Keep the second step on screen until the next screen has loaded.
  const [last, setLast] = useState(pending)
  if (pending && pending !== last) setLast(pending)
  const secondStepFor = pending ?? (data ? last : undefined)
  // The step's last screen stays while the next screen loads.
  const step = secondStepFor?.access === 'full' ? last?.access : secondStepFor?.access
  const enter = () => router.navigate({ href: safeRedirect(redirect), replace: true })

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-112 content-center gap-6 px-4 py-8">
      <BrandMark line={t('area')} />
      {reason && !secondStepFor && (
        <Notice
          meaning={reason === 'forbidden' ? 'problem' : 'attention'}
          role="alert"
          title={t(`end.${reason}.title`)}
        >
          {t(`end.${reason}.text`)}
        </Notice>
      )}
      {!online && (
        <Notice meaning="info" role="status">
          {ui.continueNeedsInternet}
        </Notice>
      )}
      <Card className="grid gap-5 p-5 md:p-7">
        {secondStepFor && step && step !== 'full' ? (
          <Suspense>
            <SecondStep administrator={secondStepFor} access={step} onPassed={enter} />
          </Suspense>
        ) : (
          <>
            <div className="grid gap-1">
              <h1 className="text-28 font-bold tracking-tight">{t('signIn.title')}</h1>
              <p className="text-soft">{t('signIn.intro')}</p>
            </div>
            <SignInForm onSignedIn={enter} />
            {/* Reserve the space until hydration, so that nothing shifts. */}
            <div className="min-h-12">
              <ClientOnly>
                <Suspense>
                  <PasskeySignIn onSignedIn={enter} />
                </Suspense>
              </ClientOnly>
            </div>
            <ForgottenPassword />
          </>
        )}
      </Card>
      {/* Reserves the space until hydration, so that nothing shifts. */}
      <div className="min-h-21">
        <ClientOnly>
          <ThemeSwitch />
        </ClientOnly>
      </div>
    </main>
  )
}
