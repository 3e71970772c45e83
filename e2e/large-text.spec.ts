import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './support/at-rest.ts'
import { launchOptions } from './support/browser.ts'
import { filterButton } from './support/list-filters.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// Doubles the browser's default font size.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 320, height: 640 },
})

test('never scrolls sideways on the smallest phone at 200 % text @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  for (const path of [
    '/',
    '/app/sleep',
    '/app/sleep?periodo=mes',
    '/app/sleep?periodo=ano',
    '/app/exams',
    '/app/exams?aba=evolucao',
    '/app/exercise',
    '/app/exercise?periodo=ano',
    '/app/medications',
    '/app/medications?aba=adesao',
    '/app/insurance',
    '/app/consultations',
    '/app/membership-card',
    '/app/profile',
    '/app/notifications',
    '/app/onboarding/anamnesis',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadable(page)
  }
})

test('never scrolls sideways on records, the list of services and the chat with text at 200 % @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  for (const path of [
    '/todos-servicos',
    '/app/chat',
    '/app/consultations/demo-consultation-12',
    '/app/exams/demo-exam-1',
    '/app/medications/demo-medication-losartana',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadable(page)
  }
})

test('never scrolls sideways in a form with text at 200 % @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  for (const [path, submit] of [
    ['/app/sleep?registrar=1', 'Adicionar registro'],
    ['/app/exercise?registrar=1', 'Adicionar atividade'],
    ['/app/consultations?agendar=1', 'Agendar consulta'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('form').getByRole('button', { name: submit })).toBeVisible()
    await expectReadable(page)
  }
})

test('shows “Todos” whole in every list’s filters at 200 % text @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  const sheet = page.getByRole('dialog', { name: 'Filtrar' })
  for (const path of [
    '/app/sleep?ano=2026',
    '/app/exercise?ano=2026',
    '/app/exams?ano=2026',
    '/app/insurance?ano=2026',
    '/app/consultations?aba=passadas&ano=2026',
    '/app/medications/demo-medication-losartana?ano=2026',
  ]) {
    await page.goto(path)
    await filterButton(page).click()
    await sheet.getByRole('button', { name: 'Limpar', exact: true }).click()
    await expect(sheet.locator('option:checked')).toHaveText([/^Todos$/, /^Tod[oa]s$/])
    await expectReadable(page)
  }
})

test('the labels of line charts grow with the text at 200 % @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  for (const [path, name] of [
    ['/app/onboarding/anamnesis', 'Peso ao longo do tempo, em kg'],
    ['/app/exams?aba=evolucao', /^\S/],
  ] as const) {
    await page.goto(path)
    const chart = page.locator('figure', { has: page.getByRole('slider', { name }) }).first()
    // The ends of the axis of values, then the dates below.
    const labels = chart.locator('[data-chart-labels] span')
    await expect(labels.last()).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
    const sizes = () =>
      labels.evaluateAll((all) => all.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)))
    expect(new Set(await sizes())).toEqual(new Set([24]))
  }
})

/** With it, a test goes on after a miss, so that it lists every one. */
const expectSoftly = expect.configure({ soft: true })

/** Expects the open screen to have its text at 200 %, nothing beside the window, and no text cut or small. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await expectNoSidewaysScroll(page)
  await expectSoftly.poll(() => page.evaluate(cutOrSmall), page.url()).toEqual([])
}

/**
 * Runs in the page. Finds times broken into two lines, selects whose “Todos” is cut off, and chart labels that did not
 * grow.
 */
function cutOrSmall(): string[] {
  const misses: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: time, index } of (text.textContent ?? '').matchAll(/\d\d:\d\d/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + time.length)
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (tops.size > 1) misses.push(`${time} in “${text.textContent}” is broken`)
    }
  }
  for (const select of document.querySelectorAll('select')) {
    // A value chosen by the member may be wider than the screen.
    if (select.value !== '') continue
    const style = getComputedStyle(select)
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('No canvas')
    canvas.font = style.font
    const text = select.selectedOptions[0]?.text ?? ''
    const room =
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (canvas.measureText(text).width > room) misses.push(`“${text}” of a select is cut`)
  }
  for (const label of document.querySelectorAll<HTMLElement>('[data-chart-labels] *')) {
    if (label.offsetParent === null) continue
    if (Number.parseFloat(getComputedStyle(label).fontSize) < 24)
      misses.push(`“${label.textContent}” of a chart is small`)
    if (label.scrollWidth > label.clientWidth + 1)
      misses.push(`“${label.textContent}” of a chart is too wide`)
  }
  return misses
}

test('never scrolls sideways with the panels and the values read from a report open @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'maria@exemplo.com.br')
  const expectItFits = async (state: string) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoSidewaysScroll(page, `${state} at ${width} px`)
    }
  }
  await page.goto('/app/exams/new')
  await page.getByRole('button', { name: 'Escolher painel' }).click()
  await expect(page.getByRole('list', { name: 'Painéis de exames' })).toBeVisible()
  await expectItFits('panels')
  await page.getByRole('button', { name: /^Urina tipo 1 \(EAS\), 18 linhas$/ }).click()
  await expect(page.getByRole('group', { name: 'Valor 18', exact: true })).toBeVisible()
  await expectItFits('rows of a panel')
  await page.getByRole('button', { name: 'Colar do laudo' }).click()
  await page
    .getByLabel('Texto do laudo')
    .fill(
      'Capacidade total de ligação do ferro: 250.000 mL/min/1,73 m² (150.000 a 450.000)\nLDL inferior a 130\nNovo tubo analisado depois de 15 repetições',
    )
  await page.getByRole('button', { name: 'Ler valores' }).click()
  await expect(page.getByRole('list', { name: 'Confira antes de adicionar' })).toBeVisible()
  await expectItFits('values read')
  await page.getByRole('button', { name: 'Corrigir Capacidade total de ligação do ferro' }).click()
  await expectItFits('a value being corrected')
})
