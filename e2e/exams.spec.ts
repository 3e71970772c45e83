import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { typedDate } from './support/dates.ts'
import { addExam, report } from './support/exams.ts'
import { newMember } from './support/new-member.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

// Chromium logs the failed requests that these tests provoke.
test.use({ expectedErrors: [/status of (404|409)|ERR_FAILED/] })

async function attach(page: Page, name: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Selecionar|Trocar) arquivo$/ }).click()
  await (await chooser).setFiles({ ...report, name })
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
}

test('adds, shows, deletes an exam with values and file @phone-only @smoke', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/exams')
  await expect(page).toHaveTitle(/^Exames/)
  await expect(page.getByText('Você ainda não registrou nenhum exame.')).toBeVisible()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Registrar exame' }).click()

  const date = page.getByLabel('Data do exame')
  await expect(date).toBeVisible()
  await page.getByRole('button', { name: 'Salvar exame' }).click()
  await expect(date).toBeFocused()
  await expect(page.getByText('Informe a data do exame')).toBeVisible()
  await expect(page.getByText('Informe o laboratório')).toBeVisible()
  await date.fill(typedDate(2))
  await page.getByLabel('Laboratório').fill('Laboratório São Lucas')
  await page.getByRole('button', { name: 'Salvar exame' }).click()
  await expect(page.getByText('A data do exame não pode estar no futuro')).toBeVisible()
  await date.fill(typedDate(-1))
  await page.getByText('Sim', { exact: true }).click()
  await page.getByLabel('Horas de jejum').fill('12')

  const row = (number: number) => page.getByRole('group', { name: `Valor ${number}` })
  await row(1).getByLabel('Exame').fill('Glicose')
  await row(1).getByLabel('Resultado').fill('104')
  await row(1).getByLabel('Unidade').fill('mg/dL')
  await row(1).getByLabel('Faixa: de').fill('70')
  await row(1).getByLabel('Faixa: até').fill('99')
  await expect(row(1).getByText('acima da faixa do laboratório')).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar valor' }).click()
  await expect(row(2).getByLabel('Exame')).toBeFocused()
  await page.keyboard.type('Sobra')
  await page.getByRole('button', { name: 'Adicionar valor' }).click()
  await row(3).getByLabel('Exame').fill('Anti-HIV')
  await row(3).getByLabel('Resultado').fill('Não reagente')
  await row(3).getByLabel('Faixa em palavras').fill('não reagente')
  await page.getByRole('button', { name: 'Remover Sobra' }).click()
  await expect(row(2).getByLabel('Resultado')).toHaveValue('Não reagente')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText('Recuperamos o que você tinha digitado.')).toBeVisible()
  await expect(row(1).getByLabel('Resultado')).toHaveValue('104')
  await expect(row(2).getByLabel('Exame')).toHaveValue('Anti-HIV')
  await page.getByRole('button', { name: 'Salvar exame' }).click()
  await closeToast(page, 'Exame registrado')

  await expect(page.getByRole('heading', { level: 1, name: 'Glicose e Anti-HIV' })).toBeVisible()
  await expect(page.getByText('acima da faixa do laboratório')).toBeVisible()
  await expect(page.getByText('Faixa do laboratório: 70 a 99')).toBeVisible()
  await expect(page.getByText('dentro da faixa do laboratório')).toBeVisible()
  await expect(page.getByText('Sim, 12 horas')).toBeVisible()

  await attach(page, 'laudo.pdf')
  await closeToast(page, 'Arquivo anexado')
  await expect(page.getByRole('button', { name: 'Baixar laudo.pdf' })).toBeVisible()
  const view = page.getByRole('button', { name: 'Ver laudo.pdf' })
  await view.click()
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
    const frame = page.getByTitle('Visualização de laudo.pdf')
    await expect(frame).toBeVisible()
    // A frame that the CSP blocks would show an error page instead.
    await expect
      .poll(() =>
        page
          .frames()
          .map((one) => one.url())
          .join(),
      )
      .toContain('blob:')
  } else {
    await expect(page.getByText('Este navegador não mostra PDF dentro da página.')).toBeVisible()
  }
  await expectAccessible(page)
  await attach(page, 'o-mesmo.pdf')
  await closeToast(page, 'Você já enviou este mesmo arquivo.')
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await expect(page).toHaveTitle(/^Exame de \d\d\/\d\d\/\d{4} · /)
  await page.getByRole('button', { name: /^Excluir exame de / }).click()
  const question = page.getByRole('alertdialog', { name: 'Excluir este exame?' })
  await expect(question).toContainText('Laboratório São Lucas')
  await expect(question).toContainText('Os 2 valores dele também serão apagados.')
  await expect(question).toContainText('O arquivo laudo.pdf também será apagado.')
  await question.getByRole('button', { name: 'Excluir exame' }).click()
  await closeToast(page, 'Exame excluído')
  await expect(page.getByText('Você ainda não registrou nenhum exame.')).toBeVisible()
})

test('opens a listed exam offline @phone-only', async ({ page, context }) => {
  await newMember(context)
  await addExam(context, '2026-01-10', '92', 'mg/dL')
  await page.goto('/app/exams')
  await page.getByRole('link', { name: /^Glicose, / }).hover()
  await page.route('**/api/exams/**', (route) => route.abort())
  await page.getByRole('link', { name: /^Glicose, / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glicose', exact: true })).toBeVisible()
  await expect(page.getByText('10/01/2026 · Vida Diagnósticos')).toBeVisible()
  await expect(page.getByText('92', { exact: false }).first()).toBeVisible()
})

test('links from the page of a missing exam back to the list @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/exams/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(/^Este exame não existe mais/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Exame', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para Exames' }).click()
  await expect(page).toHaveURL('/app/exams')
})
