import { createFileRoute } from '@tanstack/react-router'
import { ChatScreen } from '#member/features/chat/chat-screen.tsx'
import { loadHelp } from '#member/features/chat/lazy-help.ts'
import { prepareOffline } from '#member/shared/lib/vault/may-keep-data.ts'

export const Route = createFileRoute('/_app/app/chat')({
  loader: ({ preload }) => {
    if (preload) prepareOffline(loadHelp)
  },
  staticData: { title: 'chat' },
  component: ChatScreen,
})
