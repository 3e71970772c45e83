import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '#member/features/accounts/guards.ts'
import { InstallOffer } from '#member/features/install/install-offer.tsx'
import { Bell } from '#member/features/notifications/bell.tsx'
import { AppLayout } from '#member/features/shell/app-layout.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => requireMember(context.queryClient, location),
  component: () => <AppLayout bell={<Bell />} offer={<InstallOffer />} />,
})
