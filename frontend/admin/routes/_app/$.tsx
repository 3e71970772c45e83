import { createFileRoute } from '@tanstack/react-router'
import { t } from '#admin/features/shell/shell-texts.ts'
import { UnknownScreen } from '#admin/features/shell/unknown-screen.tsx'

export const Route = createFileRoute('/_app/$')({
  staticData: { ownTitle: t('titles.unknown') },
  component: UnknownScreen,
})
