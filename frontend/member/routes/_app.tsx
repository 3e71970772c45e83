import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/accounts/guards.ts'
import { InstallOffer } from '../features/install/install-offer.tsx'
import { Bell } from '../features/notifications/bell.tsx'
import { AppLayout } from '../features/shell/app-layout.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => requireMember(context.queryClient, location),
  component: () => <AppLayout bell={<Bell />} offer={<InstallOffer />} />,
})
