import type { Page } from '@playwright/test'
import { currentTime } from './clock.ts'
import { instance } from './instance.ts'
import { reuseAdminSession } from './sign-in.ts'
import { expect } from './test.ts'
import { target } from './waiting-target.ts'

export const today = { count: 0, medianMinutes: null }

const anHourAgo = new Date(currentTime() - 3_600_000).toISOString()

export const registration = (id: string) => ({
  id,
  fullName: `Pessoa ${id}`,
  email: `${id}@exemplo.com.br`,
  status: 'email_confirmed',
  createdAt: anHourAgo,
  emailConfirmedAt: anHourAgo,
  statusSince: anHourAgo,
  rejection: null,
  decidedBy: null,
  reversal: null,
})

/** Opens a queue stubbed with registrations of these ids; those in `more` are on the next page. */
export async function openQueue(
  page: Page,
  ids: readonly string[],
  more: readonly string[] = [],
  { cut = false, count, version }: { cut?: boolean; count?: number; version?: () => number } = {},
) {
  await page.route('**/api/admin/registrations*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const next = query.has('cursor')
    const registrations = (next ? more : ids)
      .map(registration)
      .filter(({ fullName }) => fullName.includes(query.get('search') ?? ''))
    const nextCursor = more.length > 0 && !next ? 'mais' : null
    const waiting = count ?? ids.length + more.length
    return route.fulfill({
      json: {
        registrations,
        nextCursor,
        cut: cut && query.has('search'),
        ...(version && { version: version() }),
        waiting,
        target,
        today,
      },
    })
  })
  await reuseAdminSession(page.context())
  await page.goto(instance.adminUrl)
  const rows = page.getByRole('list', { name: 'Aguardando' }).getByRole('listitem')
  await expect(rows).toHaveCount(ids.length)
  return rows
}

export const savedText = (n: number) => ({
  id: `t${n}`,
  reason: 'incomplete',
  name: `Texto ${n}`,
  text: `Faltou o documento ${n}.`,
  version: 1,
})
