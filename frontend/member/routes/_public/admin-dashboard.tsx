import { createFileRoute } from '@tanstack/react-router'
import { AdminRedirectScreen } from '#member/features/admin-entry/admin-redirect-screen.tsx'

export const Route = createFileRoute('/_public/admin-dashboard')({
  staticData: { title: 'adminRedirect' },
  component: AdminRedirectScreen,
})
