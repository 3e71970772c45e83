import { expectAccessible } from './support/accessibility.ts'
import { atRest, expectNoSidewaysScroll } from './support/at-rest.ts'
import { dragToEnd } from './support/charts.ts'
import { addExam, addGlucoseExams } from './support/exams.ts'
import { newMember } from './support/new-member.ts'
import { expect, test } from './support/test.ts'

test('shows each unit of the trend in a chart with its results @phone-only', async ({ page, context }) => {
  await newMember(context)
  await addGlucoseExams(context)
  await page.goto('/app/exams')
  await page.getByRole('tab', { name: 'Evolução' }).click()
  const selected = page.getByLabel('Exame', { exact: true }).locator('option:checked')
  await expect(selected).toHaveText(/^Glicose/)
  await expect(page.getByText('Os laudos usam unidades diferentes')).toBeVisible()
  await expect(page.getByText('As faixas são as que o laboratório imprimiu em cada laudo.')).toBeVisible()
  const table = (unit: string) => page.getByRole('table', { name: `Resultados de Glicose em ${unit}` })
  await expect(table('mg/dl').getByRole('rowheader')).toHaveText(['10/09/2025', '10/03/2025'])
  await expect(table('mmol/L').getByRole('rowheader')).toHaveText(['10/03/2026'])
  // Tap, arrow keys and drag each show the figures of a result.
  const chart = page.getByRole('slider', { name: /mg\/dl/ })
  const readout = page.locator('figure', { has: chart }).locator('[data-chart-readout]')
  await expect(readout).toContainText('10/09/2025')
  await chart.click({ position: { x: 3, y: 30 } })
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await expect(readout).toContainText('10/03/2025')
  await expect(readout).toContainText(/\d+ mg\/dl/)
  const place = await atRest(page, () => readout.boundingBox())
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuenow', '2')
  await expect(readout).toContainText('10/09/2025')
  expect(await atRest(page, () => readout.boundingBox())).toEqual(place)
  await dragToEnd(page, chart)
  await expect(readout).toContainText('10/09/2025')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  // Works from an older value too; the URL, which stays in the history, does not name the exam.
  await page.getByRole('link', { name: 'Abrir exame de 10/03/2025' }).click()
  await expect(page).toHaveTitle(/^Exame de 10\/03\/2025 · /)
  await expect(page.getByRole('heading', { level: 1, name: 'Glicose', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Ver evolução de GLICOSE' }).click()
  await expect(page).toHaveURL(/aba=evolucao&valor=[\w-]+$/)
  await expect(selected).toHaveText(/^Glicose/)
  await expect(table('mmol/L').getByRole('rowheader')).toHaveText(['10/03/2026'])
})

test('merges the names of an analyte in the trend, which opens on the one out of range @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await addExam(context, '2026-01-12', '104', 'mg/dL', 'Glicose de jejum', { low: '70', high: '99' })
  // As read from a PDF: pdf.js replaces the micro sign with the Greek letter.
  await addExam(context, '2026-01-13', '2,41', 'μUI/mL', 'TSH ultra sensível', { low: '0,40', high: '4,50' })
  for (const [date, value, unit, analyte] of [
    ['2025-09-10', '98', 'mg/dL', 'GLICOSE'],
    ['2025-03-10', '95', 'mg/dL', 'GLICOSE'],
    ['2026-02-10', '2,2', 'µUI/mL', 'TSH'],
    ['2026-03-10', '2,3', 'µUI/mL', 'Hormônio tireoestimulante (TSH)'],
    ['2026-04-10', '2,4', 'µUI/mL', 'TSH ultrassensível'],
  ] as const)
    await addExam(context, date, value, unit, analyte)
  await page.goto('/app/exams')
  await page.getByRole('tab', { name: 'Evolução' }).click()
  const chosen = page.getByLabel('Exame', { exact: true })
  await expect(chosen.locator('option:checked')).toHaveText('Glicose (3 resultados)')
  await expect(page.getByRole('rowheader')).toHaveText(['12/01/2026', '10/09/2025', '10/03/2025'])
  await chosen.selectOption('TSH (4 resultados)')
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await expectAccessible(page)
})
