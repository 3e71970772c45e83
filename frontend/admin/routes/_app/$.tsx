import { createFileRoute } from '@tanstack/react-router'
import { t } from '#admin/features/shell/shell-texts.ts'
import { UnknownRoom } from '#admin/features/shell/unknown-room.tsx'

export const Route = createFileRoute('/_app/$')({
  staticData: { ownTitle: t('titles.unknown') },
  component: UnknownRoom,
})
