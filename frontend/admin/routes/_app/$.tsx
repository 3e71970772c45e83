import { createFileRoute } from '@tanstack/react-router'
import { UnknownScreen } from '#admin/features/shell/unknown-screen.tsx'
import { t } from '#locales/admin.ts'

export const Route = createFileRoute('/_app/$')({
  staticData: { ownTitle: t('titles.unknown') },
  component: UnknownScreen,
})
