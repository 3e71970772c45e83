import type { Locator, Page } from '@playwright/test'
import { atRest } from './support/at-rest.ts'
import { currentMinute, noonZone, typedDate } from './support/dates.ts'
import { newMember, registerAndConfirm } from './support/new-member.ts'
import { callAdminApi } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { closeToast, toastOf } from './support/toasts.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-record]'

/**
 * Runs in the page. Names what the toast covers: what was just changed, and every control, if it would cover none at another
 * height, 8 px above whatever is below it.
 */
function coveredBy(toast: Element, { controls, changed }: { controls: string; changed: (Element | null)[] }) {
  const gap = 8
  const group = toast.closest('[data-part=group]') ?? toast
  const { top: present, left, right, height } = toast.getBoundingClientRect()
  const rest = innerHeight - Number.parseFloat(getComputedStyle(group).bottom) - height
  const isOver = (element: Element, top: number, below = 0) => {
    const box = element.getBoundingClientRect()
    const isBeside = box.width === 0 || box.left >= right || box.right <= left
    return !isBeside && box.height > 0 && box.top < top + height + below && box.bottom > top
  }
  const others = [...document.querySelectorAll(controls)].filter((element) => !group.contains(element))
  const isFree = (top: number, below?: number) => !others.some((element) => isOver(element, top, below))
  const tops = Array.from({ length: Math.max(0, Math.floor(rest) - gap) }, (_, index) => gap + index)
  const hasFreePlace = isFree(rest) || tops.some((top) => isFree(top, gap))
  const avoidable = hasFreePlace ? others : []
  return [...new Set([...changed.filter((element) => element !== null), ...avoidable])]
    .filter((element) => isOver(element, present))
    .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '')
}

/** Closes the toast. Returns what it covered of what was just changed, and of the controls where it need not. */
async function coveredUntilClosed(page: Page, title: string, ...changed: Locator[]): Promise<string[]> {
  const toast = toastOf(page, title)
  // Stops its timer.
  await toast.hover()
  for (const one of changed) await expect(one).toBeVisible()
  const covered = await atRest(page, async () =>
    toast.evaluate(coveredBy, {
      controls: CONTROLS,
      changed: await Promise.all(changed.map((one) => one.elementHandle())),
    }),
  )
  await closeToast(page, title)
  return covered.map((name) => `${title}: ${name}`)
}

test.describe('toasts', () => {
  const zone = noonZone()
  test.use({ timezoneId: zone })

  test('cover no record just saved, and no control where a place is free', async ({ page, context }) => {
    await newMember(context)
    const dialog = page.getByRole('dialog')
    const covered: string[] = []

    await page.goto('/app/medications?janela=novo')
    await dialog.getByLabel('Nome').fill('AAS')
    const due = await currentMinute(zone)
    await dialog.getByLabel('Horário 1').fill(due)
    await dialog.getByRole('button', { name: 'Adicionar medicamento' }).click()
    const medication = page.getByRole('region', { name: 'Seus medicamentos' }).getByRole('article')
    covered.push(...(await coveredUntilClosed(page, 'Medicamento adicionado', medication)))

    const dose = page.getByRole('list', { name: /^Doses de / }).getByRole('article')
    await dose.getByRole('button', { name: `Tomei AAS, dose das ${due}`, exact: true }).click()
    // The day's progress changes with the dose.
    const progress = page.getByText('1 de 1 dose tomada')
    covered.push(...(await coveredUntilClosed(page, 'Dose registrada', dose, progress)))

    await page.goto('/app/sleep?registrar=1')
    await dialog.getByLabel('Data de início').fill(typedDate(-2, zone))
    await dialog.getByLabel('Hora de início').fill('23:00')
    await dialog.getByLabel('Data de término').fill(typedDate(-1, zone))
    await dialog.getByLabel('Hora de término').fill('06:30')
    await dialog.getByRole('button', { name: 'Bom', exact: true }).click()
    await dialog.getByRole('button', { name: 'Adicionar registro' }).click()
    const night = page.getByRole('article').filter({ hasText: '23:00 – 06:30' })
    covered.push(...(await coveredUntilClosed(page, 'Registro Adicionado', night)))

    await page.goto('/app/exercise?registrar=1')
    await dialog.getByLabel('Atividade', { exact: true }).selectOption('Musculação')
    await dialog.getByLabel('Data').fill(typedDate(-7, zone))
    await dialog.getByLabel('Hora de início').fill('07:00')
    await dialog.getByLabel('Duração').fill('45')
    await dialog.getByRole('radio', { name: /Intensa/ }).check()
    await dialog.getByRole('button', { name: 'Adicionar atividade' }).click()
    const activity = page.getByRole('article').filter({ hasText: 'Musculação' })
    covered.push(...(await coveredUntilClosed(page, 'Atividade Adicionada', activity)))

    await page.goto('/app/consultations?agendar=1')
    await page.getByLabel('Data', { exact: true }).fill(typedDate(4, zone))
    await page.getByLabel(/^Médico/).fill('Dra. Ana Souza')
    await page.getByLabel(/^Especialidade/).fill('Cardiologia')
    await page.getByRole('button', { name: 'Agendar consulta', exact: true }).click()
    const consultation = page.getByRole('article').filter({ hasText: 'Cardiologia' })
    covered.push(...(await coveredUntilClosed(page, 'Consulta Agendada', consultation)))

    expect(covered).toEqual([])
  })

  test('cover neither the name of a rejected registration nor another control of its screen', async ({
    page,
    context,
  }) => {
    const { id } = await registerAndConfirm(context.request, 'Rita Nunes')
    const rejection = { reason: 'incomplete', text: 'Informe o nome como no documento.' }
    await callAdminApi('POST', `/api/admin/registrations/${id}/reject`, rejection)
    await page.goto('/')
    const name = page.getByLabel('Nome completo')
    await name.fill('Rita Nunes Campos')
    await page.getByRole('button', { name: 'Enviar para nova análise' }).click()
    expect(await coveredUntilClosed(page, 'Pedido enviado', name)).toEqual([])
  })
})
