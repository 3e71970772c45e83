import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { currentTime } from './support/clock.ts'
import { DAY_MS } from './support/dates.ts'
import { filterButton, filtersAreInSheet } from './support/list-filters.ts'
import { newMember } from './support/new-member.ts'
import { create } from './support/records.ts'
import { expect, test } from './support/test.ts'

const records = (page: Page) => page.getByRole('region', { name: /^Atividades/ }).getByRole('listitem')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar nas observações' })

const addExercises = (context: BrowserContext, kinds: readonly string[], notes = '') =>
  Promise.all(
    kinds.map((kind, index) => {
      const startedAt = new Date(currentTime() - (index + 1) * DAY_MS).toISOString()
      return create(context, '/api/exercise', { kind, startedAt, minutes: 30, intensity: 'MODERATE', notes })
    }),
  )

test('a list has filters from ten records on, or with one in its address; on a phone a button opens them', async ({
  page,
  context,
}) => {
  await newMember(context)
  await addExercises(context, ['walking'], 'No parque')
  await addExercises(context, ['yoga'])
  await page.goto('/app/exercise?tipo=caminhada')
  await expect(records(page)).toHaveCount(1)
  if (filtersAreInSheet(page)) {
    await expect(filterButton(page)).toHaveText('Filtrar · 1')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
  } else {
    await page.getByLabel('Atividade', { exact: true }).selectOption('Todas')
  }
  await expect(records(page)).toHaveCount(2)

  await addExercises(context, Array(7).fill('walking'))
  await page.goto('/app/exercise')
  await expect(records(page)).toHaveCount(9)
  await expect(search(page)).toBeHidden()
  await expect(filterButton(page)).toBeHidden()
  await addExercises(context, ['walking'])
  await page.reload()
  await expect(records(page)).toHaveCount(10)
  if (!filtersAreInSheet(page)) {
    await expect(search(page)).toBeVisible()
    await expect(filterButton(page)).toBeHidden()
    return
  }
  await expect(search(page)).toBeHidden()
  await filterButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Filtrar' })
  await expect(sheet.getByRole('button', { name: 'Ver 10 resultados' })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Atividade', { exact: true }).selectOption('Caminhada')
  await expect(sheet.getByRole('button', { name: 'Ver 9 resultados' })).toBeVisible()
  await search(page).fill('parque')
  await expect(sheet.getByRole('button', { name: 'Ver 1 resultado', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filterButton(page)).toBeFocused()
  await expect(filterButton(page)).toHaveText('Filtrar · 2')
  await expect(page.getByText('“parque” · Caminhada')).toBeVisible()
  await expect(page).toHaveURL(/\?tipo=caminhada$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(records(page)).toHaveCount(10)
  await expect(filterButton(page)).toHaveText('Filtrar')
  await expect(page).toHaveURL(/\/app\/exercise$/)

  // The last text typed counts, however soon the sheet closes.
  await filterButton(page).click()
  await search(page).fill('parque')
  await search(page).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(records(page)).toHaveCount(1)
  await filterButton(page).click()
  await expect(search(page)).toHaveValue('parque')
  await sheet.getByRole('button', { name: 'Limpar', exact: true }).click()
  await expect(search(page)).toHaveValue('')
  await sheet.getByRole('button', { name: 'Ver 10 resultados' }).click()
  await expect(records(page)).toHaveCount(10)

  // “Back” closes the filters, and takes back what was set in them.
  await page.goto('/')
  await page.goto('/app/exercise')
  const kind = sheet.getByLabel('Atividade', { exact: true })
  await filterButton(page).click()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(filterButton(page)).toBeFocused()

  await filterButton(page).click()
  await kind.selectOption('Caminhada')
  await sheet.getByRole('button', { name: 'Ver 9 resultados' }).click()
  await expect(sheet).toBeHidden()
  await expect(records(page)).toHaveCount(9)
  await filterButton(page).click()
  await kind.selectOption('Ioga')
  await search(page).fill('parque')
  await expect(sheet.getByRole('button', { name: 'Ver 0 resultados' })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(records(page)).toHaveCount(9)
  await expect(page).toHaveURL(/\?tipo=caminhada$/)
  await page.goForward()
  await expect(sheet).toBeVisible()
  await expect(search(page)).toHaveValue('parque')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\?tipo=ioga$/)

  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
