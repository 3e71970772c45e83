import { createFileRoute } from '@tanstack/react-router'
import { loadConfiguration } from '#admin/features/configuration/configuration-query.ts'
import { ConfigurationScreen } from '#admin/features/configuration/configuration-screen.tsx'
import { t } from '#locales/admin.ts'

export const Route = createFileRoute('/_app/configuracao')({
  loader: ({ context }) => loadConfiguration(context.queryClient),
  staticData: { ownTitle: t('titles.configuration'), isWide: true },
  component: ConfigurationScreen,
})
