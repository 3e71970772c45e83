import { createFileRoute } from '@tanstack/react-router'
import { AdminLoginScreen } from '#member/features/admin-entry/admin-login-screen.tsx'

export const Route = createFileRoute('/_public/admin')({
  staticData: { title: 'admin' },
  component: AdminLoginScreen,
})
