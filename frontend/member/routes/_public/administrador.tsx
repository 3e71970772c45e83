import { createFileRoute } from '@tanstack/react-router'
import { AdminVerifyScreen } from '#member/features/admin-entry/admin-verify-screen.tsx'

export const Route = createFileRoute('/_public/administrador')({
  staticData: { title: 'adminVerify' },
  component: AdminVerifyScreen,
})
