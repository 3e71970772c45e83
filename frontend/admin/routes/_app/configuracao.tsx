import { createFileRoute } from '@tanstack/react-router'
import { loadConfiguration } from '../../features/configuration/configuration-query.ts'
import { ConfigurationScreen } from '../../features/configuration/configuration-screen.tsx'
import { t } from '../../features/shell/shell-texts.ts'

export const Route = createFileRoute('/_app/configuracao')({
  loader: ({ context }) => loadConfiguration(context.queryClient),
  staticData: { ownTitle: t('titles.configuration') },
  component: ConfigurationScreen,
})
