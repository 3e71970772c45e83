import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { newMember } from './support/new-member.ts'
import { expect, test } from './support/test.ts'

// Chromium logs the failed requests that these tests provoke.
test.use({ expectedErrors: [/status of (409|422|500)|ERR_FAILED/] })

interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A valid PNG of 4 × 4 pixels in one grey. */
function png(name: string, grey: number): TestFile {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 0, 0, 0])
  const rows = Buffer.concat(Array.from({ length: 4 }, () => Buffer.from([0, grey, grey, grey, grey])))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) }
}

function pdf(name: string, bytes: number): TestFile {
  const buffer = Buffer.alloc(bytes, 0x20)
  buffer.write(`%PDF-1.4\n% ${name}\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`)
  return { name, mimeType: 'application/pdf', buffer }
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: name })
    .filter({ hasText: 'Recebida' })
    .first()

async function choose(page: Page, file: TestFile, button = /^(Selecionar|Trocar) arquivo$/) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).first().click()
  await (await chooser).setFiles(file)
}

async function expectToast(page: Page, title: string, text = '') {
  const close = page.getByRole('button', { name: 'Fechar' })
  const toast = page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: title })
    .filter({ has: close })
  await expect(toast).toContainText(text)
  await toast.getByRole('button', { name: 'Fechar' }).click()
  await expect(toast).toBeHidden()
}

test('chooses, uploads, downloads and deletes a policy @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.clock.install()
  await page.goto('/app/insurance')
  await expect(page).toHaveTitle(/^Apólice/)
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()
  await send(page).click()
  await expectToast(page, 'Nenhum arquivo selecionado', 'Por favor, selecione um arquivo para upload.')

  const problem = page.getByRole('alert').filter({ hasText: 'arquivo' })
  await choose(page, pdf('apolice.docx', 100))
  await expect(problem).toHaveText('Envie um arquivo PDF, JPG ou PNG.')
  await choose(page, pdf('grande.pdf', 10 * 1024 * 1024 + 1))
  await expect(problem).toHaveText('O arquivo passa de 10 MB. Envie um menor.')
  await choose(page, pdf('vazio.pdf', 0))
  await expect(problem).toHaveText('O arquivo está vazio. Escolha outro.')
  await send(page).click()
  const rejection = page.getByRole('alert').filter({ hasText: 'Erro ao fazer upload', visible: true })
  await expect(rejection).toContainText('O arquivo está vazio. Escolha outro.')
  await send(page).press('Enter')
  await send(page).press('Enter')
  await expect(rejection).toHaveCount(1)
  await expectToast(page, 'Erro ao fazer upload', 'O arquivo está vazio. Escolha outro.')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Selecionar arquivo' }).first()).toBeFocused()

  const picture = png('foto-da-apolice.png', 120)
  await choose(page, picture)
  await expect(page.getByRole('img', { name: 'Prévia de foto-da-apolice.png' })).toBeVisible()
  await expectAccessible(page)
  await send(page).click()
  const banner = page.getByText('Upload realizado com sucesso')
  await expect(page.getByRole('main').getByRole('status').filter({ has: banner })).toContainText(
    'Sua apólice foi enviada e será analisada pela nossa equipe.',
  )
  await expect(page.getByRole('heading', { name: 'Apólices enviadas' })).toBeInViewport()
  await page.clock.fastForward(3_000)
  await expect(banner).toBeHidden()
  await expect(row(page, picture.name)).toContainText(/Em Análise.*Resposta até/s)

  await choose(page, { ...picture, name: 'a-mesma.png' })
  await send(page).click()
  await expectToast(page, 'Erro ao fazer upload', 'Você já enviou este mesmo arquivo.')
  await choose(page, { ...picture, name: 'com-outro-nome.pdf' })
  await send(page).click()
  await expectToast(
    page,
    'Erro ao fazer upload',
    'O conteúdo do arquivo não é PDF, JPG ou PNG, ou não combina com o nome.',
  )
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(page.getByRole('button', { name: /^Excluir / })).toHaveCount(1)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar foto-da-apolice.png' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(picture.name)
  expect(await readFile(await saved.path())).toEqual(picture.buffer)

  await page.getByRole('button', { name: 'Excluir foto-da-apolice.png' }).click()
  const question = page.getByRole('alertdialog', { name: 'Excluir esta apólice?' })
  await expect(question).toContainText('“foto-da-apolice.png”')
  await question.getByRole('button', { name: 'Excluir apólice' }).click()
  await expectToast(page, 'Apólice removida')
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()
})

test('cancels an upload, retries an interrupted one, and completes it @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.goto('/app/insurance')
  const network = await context.newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  const file = pdf('apolice.pdf', 3_000_000)
  await choose(page, file)
  await send(page).click()
  const progress = page.getByRole('progressbar', { name: 'Enviando apolice.pdf' })
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expectToast(page, 'Envio cancelado')
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()

  await page.route('**/api/insurance/*/file', (route) => route.abort())
  await send(page).click()
  await expectToast(page, 'Erro ao fazer upload', 'A conexão caiu durante o envio.')
  await expect(page.getByText('O arquivo não chegou até nós.')).toBeVisible()
  await expect(page.getByText('Envio incompleto')).toBeVisible()
  await page.unroute('**/api/insurance/*/file')
  await page.getByRole('button', { name: 'Enviar de novo', exact: true }).first().click()
  await expect(page.getByText('Upload realizado com sucesso')).toBeVisible()
  await expect(row(page, file.name)).toContainText('Em Análise')
  await expect(page.getByRole('button', { name: /^Excluir / })).toHaveCount(1)
})

test('uploads an unsent file again from its row @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.goto('/app/insurance')
  const file = pdf('apolice.pdf', 2_000)
  await page.route('**/api/insurance/*/file', (route) => route.abort())
  await choose(page, file)
  await send(page).click()
  await expectToast(page, 'Erro ao fazer upload')
  await page.unroute('**/api/insurance/*/file')
  await page.reload()
  await choose(page, file, /^Enviar de novo apolice\.pdf$/)
  await send(page).click()
  await expect(page.getByText('Upload realizado com sucesso')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Excluir / })).toHaveCount(1)
  await expect(page.getByText('Envio incompleto')).toBeHidden()
})

test('reuses the row of an interrupted upload when the file is chosen again @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.goto('/app/insurance')
  const file = pdf('ContratoDePlanoDeSaudeFamiliarAssinado2026.pdf', 2_000)
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()
  await page.route('**/api/insurance/*/file', (route) => route.abort())
  // The list reloads only after the second upload.
  const { promise: held, resolve: loadList } = Promise.withResolvers<void>()
  await page.route('**/api/insurance', async (route) => {
    if (route.request().method() === 'GET') await held
    await route.fallback()
  })
  await choose(page, file)
  await send(page).click()
  await expectToast(page, 'Erro ao fazer upload')
  await page.unroute('**/api/insurance/*/file')
  await choose(page, file)
  const arrived = page.waitForResponse('**/api/insurance/*/file')
  await send(page).click()
  await arrived
  loadList()
  await expect(page.getByText('Upload realizado com sucesso')).toBeVisible()
  await expect(row(page, file.name)).toContainText('Em Análise')
  await expect(row(page, file.name).getByTitle(file.name)).toContainText('ContratoDe…o2026.pdf')
  await expect(page.getByRole('button', { name: /^Excluir / })).toHaveCount(1)
  await expect(page.getByText('Envio incompleto')).toBeHidden()
})

test('shows a failed list and retries it @phone-only', async ({ page, context }) => {
  await newMember(context)
  await page.route('**/api/insurance', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/app/insurance')
  await expect(
    page.getByText('Ocorreu um erro ao carregar suas apólices. Tente novamente mais tarde.'),
  ).toBeVisible()
  await page.unroute('**/api/insurance')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()
})
