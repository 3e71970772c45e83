import { expectAccessible } from './support/accessibility.ts'
import { addGlucoseExams } from './support/exams.ts'
import { filterList } from './support/list-filters.ts'
import { newMember } from './support/new-member.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

// Chromium logs the failed request that this test provokes.
test.use({ expectedErrors: [/status of 500/] })

test('searches, filters, exports exams, retries a failed list @phone-only', async ({ page, context }) => {
  await newMember(context)
  await addGlucoseExams(context)
  await page.route('**/api/exams', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/app/exams')
  await expect(page.getByText('Não conseguimos carregar seus exames.')).toBeVisible()
  await page.unroute('**/api/exams')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  const results = page.getByRole('region', { name: 'Seus resultados' }).getByRole('listitem')
  await expect(results).toHaveCount(3)
  await expect(results.first()).toContainText(/Glicose.*Vida Diagnósticos.*1 valor/s)
  await expectAccessible(page)

  // The filters come from the URL; such a short list does not show them by itself.
  await page.goto('/app/exams?ano=2026')
  await expect(results).toHaveCount(1)
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(results).toHaveCount(3)
  const searchFor = (text: string) =>
    filterList(page, (fields) => fields.getByRole('searchbox', { name: 'Buscar exame' }).fill(text))
  const expectSearch = (text: string) =>
    filterList(page, (fields) =>
      expect(fields.getByRole('searchbox', { name: 'Buscar exame' })).toHaveValue(text),
    )
  await searchFor('tireoide')
  await expect(page.getByText('Nenhum exame combina com a busca e os filtros.')).toBeVisible()
  // The URL stays in the browser's history, so it does not contain the search.
  await expect(page).toHaveURL(/\/app\/exams$/)
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect(results).toHaveCount(3)
  await expectSearch('')
  const searched = page.waitForResponse(/\/api\/exams\?search=/)
  await searchFor('glicóse vida')
  await searched
  await expect(results).toHaveCount(3)
  await results.last().getByRole('link').click()
  await expect(page).toHaveTitle(/^Exame de 10\/03\/2025 · /)
  await expect(page.getByRole('heading', { level: 1, name: 'Glicose', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Exames', exact: true }).first().click()
  await expect(results.last().getByRole('link')).toBeFocused()
  await expectSearch('glicóse vida')
  await page.getByRole('tab', { name: 'Evolução' }).click()
  await page.getByRole('tab', { name: 'Resultados' }).click()
  await expectSearch('glicóse vida')
  await page.reload()
  await expectSearch('glicóse vida')
  await searchFor('')
  await expect(results).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 2, name: 'Março de 2026' })).toBeVisible()
  await filterList(page, (fields) => fields.getByLabel('Ano', { exact: true }).selectOption('2025'))
  await expect(results).toHaveCount(2)
  await expect(page).toHaveURL(/\?ano=2025$/)
  await filterList(page, (fields) =>
    fields.getByLabel('Arquivo', { exact: true }).selectOption('Com arquivo'),
  )
  await expect(page.getByText('Nenhum exame combina com a busca e os filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect(results).toHaveCount(3)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^exames-.*\.csv$/)
  await closeToast(page, 'Registros exportados')
})
