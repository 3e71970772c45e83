import { createFileRoute } from '@tanstack/react-router'
import { loadMember } from '#admin/features/members/members-query.ts'

/** The layout renders the member beside the list. */
export const Route = createFileRoute('/_app/membros/$id')({
  loader: ({ context, params }) => loadMember(context.queryClient, params.id),
  component: () => null,
})
