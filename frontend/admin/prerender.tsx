import { createMemoryHistory } from '@tanstack/react-router'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { renderPage } from '#shared/lib/app/render-page.tsx'
import { createAdminRouter } from './router.tsx'

export function render(path: string) {
  return renderPage(createAdminRouter(createQueryClient(), createMemoryHistory({ initialEntries: [path] })))
}
