import { textPdf } from '#worker/seed/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/at-rest.ts'
import { typedDate } from './support/dates.ts'
import { photo, report } from './support/exams.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { holdBack } from './support/requests.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

// Chromium logs the failed request that a test provokes.
test.use({ expectedErrors: [/ERR_FAILED/] })

const pastedReport = `
  LABORATÓRIO SÃO LUCAS
  Paciente: Clara Teste          Idade: 41 anos
  Colesterol total ......: 182 mg/dL   Desejável: inferior a 190
  Triglicerídeos: 121 mg/dL (até 150)
  Plaquetas 250.000 /mm³ VR: 150.000 a 450.000
  Glicose\t104\tmg/dL\t70 a 99
  LDL inferior a 130
  Novo tubo analisado depois de 15 repetições da medida`

test('fills an exam from its photo, a panel and pasted text @phone-only', async ({ page, context }) => {
  await newMember(context)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/exams')) writes.push(request.method())
  })
  // The first click counts even while the date field is loading.
  const loadDateField = await holdBack(page, '**/assets/date-picker-field-*.js')
  await page.goto('/app/exams/new')
  await page.getByRole('button', { name: 'Colar do laudo' }).click()
  await expect(page.getByLabel('Texto do laudo')).toBeFocused()
  loadDateField()
  await page.getByLabel('Data do exame').fill(typedDate(-1))
  await expect(page.getByLabel('Texto do laudo')).toBeVisible()
  await page.getByRole('button', { name: 'Colar do laudo' }).click()
  await page.getByLabel('Laboratório').fill('Laboratório São Lucas')

  // The report comes first and stays in view.
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Tirar foto' }).click()
  await (await chooser).setFiles(photo)
  const shown = page.getByRole('region', { name: 'Laudo laudo.png' })
  await expect(shown.getByRole('img')).toBeVisible()
  await shown.getByRole('button', { name: 'Ampliar' }).click()
  await expect(shown.getByRole('button', { name: 'Ajustar' })).toBeVisible()

  // A panel provides names and units; the member types only results.
  await page.getByRole('button', { name: 'Escolher painel' }).click()
  await page.getByRole('button', { name: 'Lipidograma, 6 linhas' }).click()
  const row = (number: number) => page.getByRole('group', { name: `Valor ${number}`, exact: true })
  await expect(row(1).getByLabel('Resultado')).toBeFocused()
  await expect(page.getByRole('group', { name: /^Valor \d+$/ })).toHaveCount(6)
  await expect(row(2)).toContainText('Colesterol HDL mg/dL')
  await expect(row(2).getByLabel('Unidade')).toBeHidden()
  await row(2).getByLabel('Resultado').fill('1,4 mmol/L')
  await page.keyboard.press('Tab')
  await expect(row(2).getByLabel('Resultado')).toHaveValue('1,4')
  await expect(row(2)).toContainText('Colesterol HDL mmol/L')
  await row(2).getByLabel('Resultado').fill('52 mg/dL')
  await page.keyboard.press('Tab')
  await expect(row(2)).toContainText('Colesterol HDL mg/dL')
  await expectAccessible(page)

  // Pasted text is parsed, and enters the form only once the member has checked it.
  await page.getByRole('button', { name: 'Colar do laudo' }).click()
  await expect(page.getByLabel('Texto do laudo')).toBeFocused()
  await page.getByRole('button', { name: 'Ler valores' }).click()
  await expect(page.getByText('Cole primeiro o texto do laudo.')).toBeVisible()
  await page.getByLabel('Texto do laudo').fill(pastedReport)
  await page.getByRole('button', { name: 'Ler valores' }).click()
  const read = page.getByRole('list', { name: 'Confira antes de adicionar' }).getByRole('listitem')
  await expect(read).toHaveCount(5)
  await expect(read.nth(0)).toContainText('Colesterol total 182 mg/dL')
  await expect(read.nth(2)).toContainText('150.000 a 450.000')
  await expect(read.nth(4)).toContainText('Falta o resultado.')
  const unread = page.getByRole('list', { name: 'Linhas que não entendemos' }).getByRole('listitem')
  await expect(unread).toHaveText(/^Novo tubo analisado/)
  await expect(page.getByText('2 linhas de cabeçalho e rodapé ficaram de fora')).toBeVisible()
  await expectAccessible(page)

  // Neither reading the text nor a reload stores or loses anything.
  await page.getByRole('button', { name: 'Salvar exame' }).click()
  await expect(page.getByText('Há valores do laudo que você ainda não conferiu.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Escolha de novo o arquivo laudo.png')).toBeVisible()
  await expect(read).toHaveCount(5)

  await page.getByRole('button', { name: 'Corrigir Glicose' }).click()
  await page.getByRole('group', { name: 'Conferir Glicose' }).getByLabel('Resultado').fill('94')
  await expect(read.nth(3)).toContainText('Glicose 94 mg/dL')
  await page.getByRole('button', { name: 'Retirar LDL' }).click()
  await page.getByRole('button', { name: /^Descartar: Novo tubo/ }).click()
  await page.getByRole('button', { name: 'Adicionar 4 valores' }).click()
  await expect(page.getByText('4 valores adicionados. Salve o exame para guardar.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Valores', exact: true })).toBeFocused()
  await expect(page.getByRole('group', { name: /^Valor \d+$/ })).toHaveCount(8)
  await expect(row(1).getByLabel('Resultado')).toHaveValue('182')
  await expect(row(6)).toContainText('Triglicérides mg/dL')
  await expect(row(6).getByLabel('Faixa: até')).toHaveValue('150')

  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher arquivo' }).click()
  await (await again).setFiles(photo)
  expect(writes).toEqual([])
  await page.getByRole('button', { name: 'Salvar exame' }).click()

  // Rows without a result were not stored; the file was sent with the exam.
  await closeToast(page, 'Exame registrado')
  await closeToast(page, 'Arquivo anexado')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Lipidograma, Plaquetas e Glicose' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar laudo.png' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '4 de 4 na faixa do laboratório' })).toBeVisible()
  await expect(page.getByText('1 sem faixa para comparar')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Colesterol total',
    'Colesterol HDL',
    'Triglicérides',
    'Plaquetas',
    'Glicose',
  ])
  const answer = await context.request.get(`${instance.memberUrl}/api/exams/${page.url().split('/').at(-1)}`)
  const saved = await answer.json()
  expect(saved.values.map((one: { analyte: string; value: string }) => [one.analyte, one.value])).toEqual([
    ['Colesterol total', '182'],
    ['Colesterol HDL', '52'],
    ['Triglicérides', '121'],
    ['Plaquetas', '250.000'],
    ['Glicose', '94'],
  ])
  expect(JSON.stringify(saved)).not.toMatch(/LDL|Novo tubo|Clara Teste|41 anos/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Editar' }).click()
  // The exam's page, which stays until the form's code has loaded, has such a button too.
  await expect(page.getByRole('heading', { level: 1, name: 'Editar exame' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver laudo.png' }).click()
  await expect(shown.getByRole('img')).toBeVisible()
  await expectAccessible(page)
})

test('offers to take a photo of no report and no policy with a mouse @desktop-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const photo = page.getByRole('button', { name: 'Tirar foto' })
  await page.goto('/app/exams/new')
  await expect(page.getByRole('button', { name: 'Escolher arquivo' })).toBeVisible()
  await expect(photo).toBeHidden()
  await page.goto('/app/insurance')
  await expect(page.getByRole('button', { name: 'Selecionar arquivo' }).first()).toBeVisible()
  await expect(photo).toBeHidden()
})

test('asks about values that a report prints twice @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/exams/new')
  await page.getByRole('button', { name: 'Colar do laudo' }).click()
  await page
    .getByLabel('Texto do laudo')
    .fill(
      'Laboratório Vida Nova\nData da coleta: 12/01/2026\nColesterol total: 214 mg/dL\nColesterol Total 214 mg/dL',
    )
  await page.getByRole('button', { name: 'Ler valores' }).click()
  await page.getByRole('button', { name: 'Usar 12/01/2026 como data do exame' }).click()
  await page.getByRole('button', { name: 'Usar “Laboratório Vida Nova” como laboratório' }).click()
  await expect(page.getByLabel('Data do exame')).toHaveValue('12/01/2026')
  await expect(page.getByLabel('Laboratório', { exact: true })).toHaveValue('Laboratório Vida Nova')
  await expect(page.getByText(/^Este exame já aparece com Colesterol total 214 mg\/dL/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adicionar 1 valor' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ficar com os dois/ }).click()
  await expect(page.getByRole('button', { name: 'Adicionar 2 valores' })).toBeVisible()
})

test('reads an exam from a PDF without sending the file @phone-only', async ({ page, context }) => {
  await newMember(context)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/'))
      sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/app/exams/new')
  async function read(name: string, content: Uint8Array | string) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Ler de um PDF' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
  }
  const key = `<${'00'.repeat(32)}>`
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >> /ID [<00> <00>]`
  const locked = Buffer.from(textPdf('Laudo', ['TSH: 2,1']))
    .toString('latin1')
    .replace('/Root', `${encryption} /Root`)
  const problem = page.getByRole('alert')
  for (const [name, content, sentence] of [
    ['foto.png', photo.buffer, 'Escolha um arquivo PDF.'],
    ['digitalizado.pdf', textPdf('', []), /^Este PDF é uma imagem, sem texto para ler\./],
    ['com-senha.pdf', Buffer.from(locked, 'latin1'), /^Este PDF tem senha\./],
    ['quebrado.pdf', '%PDF-1.4 quebrado', /^Não conseguimos ler este PDF\./],
    ['receita.pdf', textPdf('Receita médica', ['Repouso por uma semana']), /^Nenhum valor foi reconhecido/],
  ] as const) {
    await read(name, content)
    await expect(problem.filter({ hasText: sentence })).toBeVisible()
  }

  const lines = [
    'Data da coleta: 12/01/2026',
    ['Exame', 'Resultado', 'Valores de referência'],
    ['Glicose de jejum', '104 mg/dL', '70 a 99 mg/dL'],
    ['TSH ultra sensível', '2,41 µUI/mL', '0,40 a 4,50'],
    'Creatinina ..........: 0,9 mg/dL (0,6 a 1,2)',
    ['Ferritina', '80 ng/mL', '13 a 150'],
  ]
  await read('laudo.pdf', textPdf('Laboratório Vida Nova', lines))
  await expect(page.getByRole('heading', { name: 'Confira antes de adicionar' })).toBeFocused()
  await expect(page.getByText(/^laudo\.pdf foi lido neste aparelho e não foi enviado\./)).toBeVisible()
  await expect(problem.filter({ hasText: /\S/ })).toHaveCount(0)
  const rows = page.getByRole('list', { name: 'Confira antes de adicionar' }).getByRole('listitem')
  await expect(rows).toHaveText([
    /^Glicose de jejum 104 mg\/dL.*70 a 99/,
    // pdf.js replaces the micro sign with the Greek letter.
    /^TSH ultra sensível 2,41 [µμ]UI\/mL.*0,40 a 4,50/,
    /^Creatinina 0,9 mg\/dL.*0,6 a 1,2/,
    /^Ferritina 80 ng\/mL.*13 a 150/,
  ])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Usar 12/01/2026 como data do exame' }).click()
  await page.getByRole('button', { name: 'Usar “Laboratório Vida Nova” como laboratório' }).click()
  await page.getByRole('button', { name: 'Adicionar 4 valores' }).click()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Salvar exame' }).click()
  await closeToast(page, 'Exame registrado')
  expect(sent).toEqual(['/api/exams'])

  // The heading lists its tests; the tab's title, which stays in the history, does not.
  await expect(page.getByRole('heading', { level: 1, name: 'Glicose, TSH e mais 2' })).toBeVisible()
  await expect(page).toHaveTitle(/^Exame de 12\/01\/2026 · /)
  await page.goto('/app/exams')
  const row = page.getByRole('article').filter({ hasText: 'Laboratório Vida Nova' })
  await expect(row.getByRole('link', { name: 'Glicose, TSH e mais 2, 12/01/2026' })).toBeVisible()
})

test('reads the values of a PDF that the exam already has @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/exams/new')
  async function choose(button: 'Escolher arquivo' | 'Trocar arquivo', file: typeof report) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: button }).click()
    await (await chooser).setFiles(file)
  }
  const readButton = page.getByRole('button', { name: 'Ler valores de laudo.pdf' })
  const title = page.getByRole('heading', { name: 'Confira antes de adicionar' })
  const rows = page.getByRole('list', { name: 'Confira antes de adicionar' }).getByRole('listitem')
  const done = page.getByText('laudo.pdf foi lido neste aparelho.', { exact: true })

  await expect(page.getByRole('button', { name: 'Ler de um PDF' })).toBeVisible()
  await choose('Escolher arquivo', report)
  await expect(page.getByRole('button', { name: 'Ler de outro PDF' })).toBeVisible()
  await readButton.click()
  await expect(title).toBeFocused()
  await expect(done).toBeVisible()
  await expect(rows).toHaveText([/^Glicose 104 mg\/dL/])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // A second reading repeats nothing, and brings back what was removed.
  await page.getByRole('button', { name: 'Retirar Glicose' }).click()
  await expect(rows).toHaveCount(0)
  await readButton.click()
  await expect(rows).toHaveCount(1)
  await readButton.click()
  await expect(title).toBeFocused()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await choose('Trocar arquivo', photo)
  await expect(readButton).toBeHidden()
  await choose('Trocar arquivo', report)

  await page.getByLabel('Data do exame').fill(typedDate(-1))
  await page.getByLabel('Laboratório').fill('Laboratório São Lucas')
  await page.getByRole('button', { name: 'Salvar exame' }).click()
  await closeToast(page, 'Exame registrado')
  await closeToast(page, 'Arquivo anexado')

  // The stored file comes from the route of the downloads.
  const content = '**/api/exams/files/*/file'
  await page.route(content, (route) => route.abort())
  await page.goto(`${page.url()}/edit`)
  await readButton.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Falha na comunicação com o servidor' }),
  ).toBeVisible()
  await page.unroute(content)
  await readButton.click()
  await expect(title).toBeFocused()
  await expect(done).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar 1 valor' }).click()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await closeToast(page, 'Exame atualizado')
  await expect(page.getByRole('heading', { level: 3, name: 'Glicose' })).toBeVisible()
})
