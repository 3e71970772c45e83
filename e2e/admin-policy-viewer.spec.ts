import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type PdfFont, PdfPage, writePdf } from '#platform/pdf.ts'
import { buildPdf, deflatedZeros, PNG_SIGNATURE, pngHeader, samplePng } from '#testing/sample-files.ts'
import { currentTime, installClock } from './support/clock.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { fulfill } from './support/requests.ts'
import { reuseAdminSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { uploadPolicy } from './support/upload-policy.ts'

// One test blocks the PDF worker, which Chromium and the app log.
test.use({ expectedErrors: [/ERR_FAILED|pdf\.worker|the worker is blocked/] })

const FOLDER = new URL('../worker/features/reports/pdf/', import.meta.url)

async function readFont(): Promise<PdfFont> {
  const { bold } = JSON.parse(await readFile(new URL('figtree.json', FOLDER), 'utf8'))
  const file = await readFile(new URL('figtree-700.bin', FOLDER))
  return { ...bold, file: new Uint8Array(file).buffer }
}

/** A document of `count` pages, each with a line in an embedded font. */
async function pdfWithPages(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const font = await readFont()
  const pages = Array.from({ length: count }, (_, index) => {
    const page = new PdfPage([font], false)
    page.text(60, 100, `Página ${index + 1} ${crypto.randomUUID()}`, font, 24, [0, 0, 0])
    return page
  })
  return writePdf(pages, [font], { title: 'Apólice', author: 'Teste', createdAt: new Date(currentTime()) })
}

/** Stores the file as a new member's policy, and opens it. */
async function openStored(page: Page, content: Uint8Array, type = 'application/pdf') {
  const member = await page.context().browser()?.newContext({ baseURL: instance.memberUrl })
  if (!member) throw new Error('no browser')
  await newMember(member, 'Paula Páginas')
  const id = await uploadPolicy(member, `paginas-${crypto.randomUUID()}.${type.split('/')[1]}`, content, type)
  await member.close()
  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/apolices/${id}`)
}

/** Opens a waiting policy of the demonstration as if it had this file. */
async function open(page: Page, content: Uint8Array) {
  const answer = { body: Buffer.from(content), contentType: 'application/pdf' }
  await fulfill(page, '**/api/admin/policies/*/file', answer)
  await reuseAdminSession(page.context())
  await page.goto(`${instance.adminUrl}/apolices/demo-policy-7`)
}

const sheet = (page: Page, number: number) =>
  page.getByRole('img', { name: `Página ${number} de`, exact: false })

/** The number of dark pixels on a page; zero until it is rendered. */
function darkPixels(page: Page, number: number): Promise<number> {
  return sheet(page, number)
    .first()
    .evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement) || element.width === 0) return 0
      const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
      let dark = 0
      for (let red = 0; red < pixels.length; red += 4) if ((pixels[red] ?? 255) < 128) dark += 1
      return dark
    })
}

function totalPixels(page: Page): Promise<number> {
  return page
    .locator('[data-viewer] canvas')
    .evaluateAll((all) =>
      all.reduce((sum, one) => sum + (one instanceof HTMLCanvasElement ? one.width * one.height : 0), 0),
    )
}

test('renders only the visible pages of a long document, without fonts @desktop-only', async ({ page }) => {
  await openStored(page, await pdfWithPages(103))
  await expect(
    page.getByText('Este arquivo tem 103 páginas. Aqui aparecem as primeiras 100: baixe para ver as outras.'),
  ).toBeVisible()
  await expect(page.locator('[data-viewer] canvas')).toHaveCount(100)
  await expect.poll(() => darkPixels(page, 1)).toBeGreaterThan(100)
  const families = await page.evaluate(() => [...new Set([...document.fonts].map(({ family }) => family))])
  expect(families.filter((family) => !/Figtree/.test(family))).toEqual([])

  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Aumentar' }).click()
  await expect(page.getByText('300%', { exact: true })).toBeVisible()
  for (const number of [2, 4, 6, 8, 100]) {
    await page.getByRole('img', { name: `Página ${number} de 103`, exact: true }).scrollIntoViewIfNeeded()
    await expect.poll(() => darkPixels(page, number)).toBeGreaterThan(100)
    // At most three rendered pages of at most eight million pixels each.
    await expect.poll(() => totalPixels(page)).toBeLessThanOrEqual(3 * 8_000_000)
  }
  await expect.poll(() => darkPixels(page, 1)).toBe(0)
  await sheet(page, 1).first().scrollIntoViewIfNeeded()
  await expect.poll(() => darkPixels(page, 1)).toBeGreaterThan(100)
})

test('reports a page that cannot be rendered beside those that can @desktop-only', async ({ page }) => {
  const whole = Buffer.from(await pdfWithPages(2)).toString('latin1')
  const broken = whole.replace(/\d+ 0 R\] \/Count 2/, '99 0 R] /Count 2')
  expect(broken).not.toBe(whole)
  await open(page, Buffer.from(broken, 'latin1'))
  await expect.poll(() => darkPixels(page, 1)).toBeGreaterThan(100)
  await sheet(page, 1).first().scrollIntoViewIfNeeded()
  await expect(page.getByText('A página 2 não pode ser mostrada', { exact: false })).toBeVisible()
})

test('never parses a PDF on the main thread, even without its worker @desktop-only', async ({ page }) => {
  let workerRequests = 0
  page.on('request', (request) => {
    if (/pdf\.worker/.test(request.url())) workerRequests += 1
  })
  // By default the library would import the worker's file into the page instead.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new Error('the worker is blocked')
        }
      },
    })
  })
  await open(page, await pdfWithPages(1))
  await expect(page.getByText('Este arquivo não pode ser mostrado', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar arquivo' })).toBeEnabled()
  await expect(page.locator('[data-viewer] canvas')).toHaveCount(0)
  expect(workerRequests).toBe(0)
})

/** Keeps the PDF worker from ever answering a drawing or text request for these pages; the first page is 0. */
async function stallPages(page: Page, stalled: number[], stalledAction = 'GetOperatorList') {
  await page.addInitScript(
    ([pages, what]) => {
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
        const { action, data } = (message ?? {}) as { action?: string; data?: { pageIndex?: number } }
        if (action === what && pages.includes(data?.pageIndex ?? -1)) {
          document.documentElement.dataset.stalled = action
          return
        }
        Reflect.apply(post, this, [message, ...rest])
      }
    },
    [stalled, stalledAction] as const,
  )
}

test('gives up on a page that takes too long and renders the others @desktop-only', async ({ page }) => {
  await stallPages(page, [0])
  await installClock(page)
  await open(page, await pdfWithPages(2))
  await expect(sheet(page, 1).first()).toBeVisible()
  await expect.poll(() => darkPixels(page, 2)).toBeGreaterThan(100)
  await page.clock.fastForward(15_000)
  await expect(page.getByText('A página 1 demora demais', { exact: false })).toBeVisible()
  await expect.poll(() => darkPixels(page, 2)).toBeGreaterThan(100)
  await expect(page.getByRole('button', { name: 'Baixar arquivo' })).toBeEnabled()
})

test('gives up on slow text, and renders the pages with a new worker @desktop-only', async ({ page }) => {
  let workers = 0
  page.on('worker', (worker) => {
    if (/pdf\.worker/.test(worker.url())) workers += 1
  })
  await stallPages(page, [0], 'GetTextContent')
  await installClock(page)
  await open(page, await pdfWithPages(3))
  await expect.poll(() => darkPixels(page, 1)).toBeGreaterThan(100)
  await expect(page.locator('html')).toHaveAttribute('data-stalled', 'GetTextContent')
  // The second one is ready for the next file.
  await expect.poll(() => workers).toBe(2)
  await page.clock.fastForward(5000)
  // It draws the pages instead, and a third one takes its place.
  await expect.poll(() => workers).toBe(3)
  await page.getByRole('button', { name: 'Aumentar' }).click()
  await sheet(page, 3).first().scrollIntoViewIfNeeded()
  await expect.poll(() => darkPixels(page, 3)).toBeGreaterThan(100)
  // The text is not requested again.
  await page.clock.fastForward(5000)
  await page.getByRole('button', { name: 'Diminuir' }).click()
  await expect.poll(() => darkPixels(page, 3)).toBeGreaterThan(100)
  expect(workers).toBe(3)
  await expect(page.getByText('demora demais', { exact: false })).toHaveCount(0)
})

test('gives up on a file with three slow pages, but offers the download @desktop-only', async ({ page }) => {
  await stallPages(page, [0, 1, 2])
  await installClock(page)
  await open(page, await pdfWithPages(3))
  await page.getByRole('button', { name: 'Diminuir' }).click()
  await page.getByRole('button', { name: 'Diminuir' }).click()
  await expect(sheet(page, 3).first()).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(page.getByText('Este arquivo demora demais para abrir', { exact: false })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await expect(page.locator('[data-viewer]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Baixar arquivo' })).toBeEnabled()
})

test('never decodes a picture or opens a file above its limits @desktop-only', async ({ page }) => {
  const grey = Buffer.concat([PNG_SIGNATURE, pngHeader(60_000, 60_000)])
  const big = Buffer.alloc(10 * 1024 * 1024 + 1, 0x20)
  const file = '**/api/admin/policies/*/file'
  await fulfill(page, file, { body: grey, contentType: 'image/png' })
  await openStored(page, await samplePng(), 'image/png')
  const expectRefused = async (text: RegExp) => {
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('[data-viewer]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Baixar arquivo' })).toBeEnabled()
  }
  await expectRefused(/Esta imagem tem pixels demais para abrir aqui/)
  await fulfill(page, file, { body: big, contentType: 'image/png' })
  await page.reload()
  await expectRefused(/Este arquivo é grande demais para abrir aqui/)
})

/** A PDF whose first page has these contents; object 5 is the stream, object 6 draws it as an image. */
function pdfWithStream(contents: string, dictionary: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  return buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 595 842] >>',
    `<< /Type /Page /Parent 2 0 R /Contents ${contents} /Resources << /XObject << /X 5 0 R >> >> >>`,
    '<< /Type /Page /Parent 2 0 R >>',
    [`<< ${dictionary} /Length ${data.byteLength} >>\nstream\n`, data, '\nendstream'],
    '<< /Length 5 >>\nstream\n/X Do\nendstream',
  ])
}

// Files like these may have been stored before the API measured their uncompressed size.
test('gives up on a file that decompresses to too much, and stays usable @desktop-only', async ({ page }) => {
  // The browser decompresses the first, pdf.js itself the second.
  const zeros = pdfWithStream('5 0 R', '/Filter /FlateDecode', await deflatedZeros(300))
  const picture = pdfWithStream(
    '6 0 R',
    '/Type /XObject /Subtype /Image /Width 7000 /Height 7000 /ColorSpace /DeviceRGB /BitsPerComponent 16 /Filter /RunLengthDecode',
    Buffer.alloc(4 * 1024 * 1024, Uint8Array.of(129, 0x20)),
  )
  for (const body of [zeros, picture]) {
    await open(page, body)
    await expect(
      page.getByText('Este arquivo é grande demais para abrir aqui', { exact: false }),
    ).toBeVisible()
    await expect(page.locator('[data-viewer]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Baixar arquivo' })).toBeEnabled()
    await page.getByLabel('Número da apólice').fill('77.0001-5')
    await expect(page.getByLabel('Número da apólice')).toHaveValue('77.0001-5')
  }
})
