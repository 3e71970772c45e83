import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '#admin/features/accounts/security-screen.tsx'
import { t } from '#admin/features/shell/shell-texts.ts'

export const Route = createFileRoute('/_app/seguranca')({
  staticData: { ownTitle: t('titles.security') },
  component: SecurityScreen,
})
