import { createFileRoute } from '@tanstack/react-router'
import { secondFactorQuery } from '#admin/features/accounts/second-factor/second-factor-card.tsx'
import { SecurityScreen } from '#admin/features/accounts/security-screen.tsx'
import { t } from '#locales/admin.ts'

export const Route = createFileRoute('/_app/seguranca')({
  // With a loader, the router loads the screen's file again after a failure, instead of the page.
  loader: ({ context }) => void context.queryClient.prefetchQuery(secondFactorQuery),
  staticData: { ownTitle: t('titles.security') },
  component: SecurityScreen,
})
