import { createMemoryHistory } from '@tanstack/react-router'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { renderPage } from '#shared/lib/app/render-page.tsx'
import { createMemberRouter } from './router.ts'

export function render(path: string) {
  return renderPage(createMemberRouter(createQueryClient(), createMemoryHistory({ initialEntries: [path] })))
}
