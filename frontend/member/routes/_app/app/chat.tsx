import { createFileRoute } from '@tanstack/react-router'
import { ChatScreen } from '#member/features/chat/chat-screen.tsx'

export const Route = createFileRoute('/_app/app/chat')({
  staticData: { title: 'chat' },
  component: ChatScreen,
})
