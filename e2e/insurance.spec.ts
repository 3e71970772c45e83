import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { filterList } from './support/list-filters.ts'
import { newMember } from './support/new-member.ts'
import { runClockUntil } from './support/paused-clock.ts'
import { holdBack, watchRequests } from './support/requests.ts'
import { expect, test } from './support/test.ts'
import { closeToast } from './support/toasts.ts'

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
const rows = (page: Page) => page.getByRole('region', { name: 'Apólices enviadas' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })

async function choose(page: Page, file: TestFile, button = /^(Selecionar|Trocar) arquivo$/) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).first().click()
  await (await chooser).setFiles(file)
}

/** Announces policies whose files never arrive. */
async function announcePolicies(context: BrowserContext, ...names: string[]) {
  for (const fileName of names) {
    const answer = await context.request.post(`${instance.memberUrl}/api/insurance`, {
      data: { fileName, fileSize: 9 },
      headers: { Origin: instance.memberUrl },
    })
    expect(answer.status()).toBe(201)
  }
}

test('chooses, uploads, downloads and deletes a policy @phone-only', async ({ page, context }) => {
  await newMember(context)
  const pauseClock = await installClock(page)
  const requestsEnded = watchRequests(page)
  await page.goto('/app/insurance')
  await expect(page).toHaveTitle(/^Apólice/)
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()
  await send(page).click()
  await closeToast(page, 'Nenhum arquivo selecionado', 'Por favor, selecione um arquivo para upload.')

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
  await closeToast(page, 'Erro ao fazer upload', 'O arquivo está vazio. Escolha outro.')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Selecionar arquivo' }).first()).toBeFocused()

  const picture = png('foto-da-apolice.png', 120)
  await choose(page, picture)
  await expect(page.getByRole('img', { name: 'Prévia de foto-da-apolice.png' })).toBeVisible()
  await expectAccessible(page)
  await requestsEnded()
  await pauseClock()
  await send(page).press('Enter')
  const banner = page.getByText('Upload realizado com sucesso')
  const sent = page.getByRole('main').getByRole('status').filter({ has: banner })
  const text = 'Sua apólice foi enviada e será analisada pela nossa equipe.'
  await runClockUntil(page, (within) => expect(sent).toContainText(text, within))
  const heading = page.getByRole('heading', { name: 'Apólices enviadas' })
  await runClockUntil(page, (within) => expect(heading).toBeInViewport(within))
  await page.clock.runFor(3_000)
  await expect(banner).toBeHidden()
  await page.clock.resume()
  await expect(row(page, picture.name)).toContainText(/Resposta até \d\d\/\d\d.*Em Análise/s)
  await expect(row(page, picture.name)).not.toContainText(/\d\s[KM]?B\b/)

  await choose(page, { ...picture, name: 'a-mesma.png' })
  await send(page).click()
  await closeToast(page, 'Erro ao fazer upload', 'Você já enviou este mesmo arquivo.')
  await choose(page, { ...picture, name: 'com-outro-nome.pdf' })
  await send(page).click()
  await closeToast(
    page,
    'Erro ao fazer upload',
    'O conteúdo do arquivo não é PDF, JPG ou PNG, ou não combina com o nome.',
  )
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Atualizar lista' }).click()
  await expect(rows(page)).toHaveCount(1)

  await row(page, picture.name).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: picture.name })).toBeFocused()
  await expect(page).toHaveTitle(/^Apólice de \d\d\/\d\d\/\d{4} · /)
  await expect(page.getByRole('list', { name: `Andamento de ${picture.name}` })).toContainText(
    /Recebida.*\d\d:\d\d.*Análise.*Início: .*\d\d:\d\d.*Resposta até/s,
  )
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar foto-da-apolice.png' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(picture.name)
  expect(await readFile(await saved.path())).toEqual(picture.buffer)

  await page.getByRole('button', { name: 'Excluir foto-da-apolice.png' }).click()
  const question = page.getByRole('alertdialog', { name: 'Excluir esta apólice?' })
  await expect(question).toContainText('“foto-da-apolice.png”')
  await question.getByRole('button', { name: 'Excluir apólice' }).click()
  await closeToast(page, 'Apólice removida')
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()
})

test('retries a failed list, cancels an upload, retries and completes an interrupted one @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.route('**/api/insurance', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/app/insurance')
  await expect(
    page.getByText('Ocorreu um erro ao carregar suas apólices. Tente novamente mais tarde.'),
  ).toBeVisible()
  await page.unroute('**/api/insurance')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()

  const network = await context.newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  const file = pdf('apolice.pdf', 3_000_000)
  await choose(page, file)
  await send(page).click()
  const progress = page.getByRole('progressbar', { name: 'Enviando apolice.pdf' })
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await closeToast(page, 'Envio cancelado')
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()

  await page.route('**/api/insurance/*/file', (route) => route.abort())
  await send(page).click()
  await closeToast(page, 'Erro ao fazer upload', 'A conexão caiu durante o envio.')
  await expect(row(page, file.name)).toContainText('Envio incompleto')
  await page.unroute('**/api/insurance/*/file')
  await page.getByRole('button', { name: 'Enviar de novo', exact: true }).first().click()
  await expect(row(page, file.name)).toContainText('Em Análise')
  await expect(rows(page)).toHaveCount(1)
})

test('completes an interrupted upload in its row with the same file, and from its page @phone-only', async ({
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
  await closeToast(page, 'Erro ao fazer upload')
  await page.unroute('**/api/insurance/*/file')
  await choose(page, file)
  const arrived = page.waitForResponse('**/api/insurance/*/file')
  await send(page).click()
  await arrived
  loadList()
  await expect(row(page, file.name)).toContainText('Em Análise')
  await expect(row(page, file.name).getByTitle(file.name)).toContainText('ContratoDe…o2026.pdf')
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, file.name)).not.toContainText('Envio incompleto')

  const other = pdf('apolice.pdf', 3_000)
  await page.route('**/api/insurance/*/file', (route) => route.abort())
  await choose(page, other)
  await send(page).click()
  await closeToast(page, 'Erro ao fazer upload')
  await page.unroute('**/api/insurance/*/file')
  await page.reload()
  await row(page, other.name).getByRole('link').click()
  await expect(page.getByText('O arquivo não chegou até nós.')).toBeVisible()
  await choose(page, other, /^Enviar de novo apolice\.pdf$/)
  await send(page).click()
  await closeToast(page, 'Upload realizado com sucesso')
  await expect(page.getByText('Em Análise')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Apólices enviadas', exact: true }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(row(page, other.name)).not.toContainText('Envio incompleto')
})

test('cancels an upload after coming back to its screen, and shows a running one on every screen @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.goto('/app/insurance')
  await page.route('**/api/insurance/*/file', () => undefined)
  await choose(page, pdf('apolice.pdf', 2_000))
  const announced = page.waitForRequest('**/api/insurance/*/file')
  await send(page).click()
  await announced
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Sono' }).click()
  await page.getByRole('link', { name: /^Enviando apolice\.pdf/ }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await closeToast(page, 'Envio cancelado')
  await expect(page.getByText('Você ainda não enviou nenhuma apólice.')).toBeVisible()

  await page.unrouteAll()
  const deliver = await holdBack(page, '**/api/insurance/*/file')
  await choose(page, pdf('apolice.pdf', 2_000))
  await send(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Enviando apolice.pdf' })).toHaveCount(1)
  const running = page.getByRole('list', { name: 'Envios em andamento' })
  await expect(running).toBeHidden()

  const tabs = page.getByRole('navigation', { name: 'Atalhos' })
  for (const name of ['Sono', 'Agenda']) {
    await tabs.getByRole('link', { name }).click()
    await expect(running.getByRole('progressbar', { name: 'Enviando apolice.pdf' })).toBeVisible()
  }
  const asksBeforeUnload = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(asksBeforeUnload).toBe(true)
  await running.getByRole('link', { name: 'Enviando apolice.pdf, voltar ao envio' }).click()
  await expect(page).toHaveURL(/\/app\/insurance$/)
  await expect(running).toBeHidden()
  await expect(page.getByRole('progressbar', { name: 'Enviando apolice.pdf' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Sono' }).click()
  await expect(running).toBeVisible()
  deliver()
  await closeToast(page, 'Upload realizado com sucesso')
  await expect(running).toBeHidden()
  await expect.poll(asksBeforeUnload).toBe(false)
})

test('filters policies and keeps the filter over a record’s page; a deletion leads to the next row @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  const others = Array.from({ length: 7 }, (_, index) => `outra-${index}.pdf`)
  await announcePolicies(context, ...others, 'um.pdf', 'dois.pdf', 'tres.pdf')
  await page.goto('/app/insurance')
  await expect(rows(page)).toHaveCount(10)
  const status = (fields: Page | Locator) => fields.getByLabel('Status', { exact: true })
  await filterList(page, (fields) => status(fields).selectOption('Aprovada'))
  await expect(page.getByText('Nenhuma apólice combina com a busca e os filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await filterList(page, (fields) => status(fields).selectOption('Envio incompleto'))
  await expect(page).toHaveURL(/\?situacao=incompleta$/)
  await expect(rows(page)).toHaveCount(10)
  await row(page, 'dois.pdf').getByRole('link').click()
  await page.getByRole('button', { name: 'Excluir dois.pdf' }).click()
  await page.getByRole('button', { name: 'Excluir apólice' }).click()
  await expect(page).toHaveURL(/\?situacao=incompleta$/)
  await expect(rows(page)).toHaveCount(9)
  await expect(row(page, 'um.pdf').getByRole('link')).toBeFocused()
  await filterList(page, (fields) => fields.getByRole('searchbox', { name: 'Buscar apólice' }).fill('três'))
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, 'tres.pdf')).toBeVisible()
})
