import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/at-rest.ts'
import { currentTime } from './support/clock.ts'
import { DAY_MS } from './support/dates.ts'
import { instance } from './support/instance.ts'
import { newMember } from './support/new-member.ts'
import { reloadThroughServiceWorker } from './support/offline-files.ts'
import { create } from './support/records.ts'
import { reuseSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Instale o aplicativo' })

/** Dispatches Chromium's install event. Its prompt sets data-prompted on the page. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => void document.documentElement.setAttribute('data-prompted', '')
    dispatchEvent(Object.assign(event, { prompt }))
  })
}

async function expectAboveTabBar(page: Page, part: ReturnType<typeof banner>): Promise<void> {
  const below = async () => {
    const box = await part.boundingBox()
    const bar = await page.locator('[data-tab-bar]').boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) - (bar?.y ?? page.viewportSize()?.height ?? 0)
  }
  expect(await atRest(page, below)).toBeLessThanOrEqual(0)
}

test('lists every service and opens its screen @phone-only', async ({ page, context }) => {
  await page.goto('/todos-servicos')
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/todos-servicos')
  await expect(page).toHaveTitle('Todos · Viver Bem')
  await expect(page.getByRole('heading', { level: 1, name: 'Todos' })).toBeVisible()
  await expectAccessible(page)

  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  const names = await atRest(page, () => links.allTextContents())
  for (const name of [
    'Consultas',
    'Sono',
    'Anamnese',
    'Exercício',
    'Carteirinha',
    'Apólice',
    'Chat',
    'Notificações',
    'Minha Conta',
  ]) {
    expect(names).toContain(name)
  }
  for (const name of names) {
    await links.filter({ hasText: name }).click()
    await expect(page).not.toHaveURL('/todos-servicos')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Todos|404 Page Not Found)$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Todos' })).toBeVisible()
  }
})

test('explains Anamnese, Apólice, Adesão, Chaves de acesso and CSV where a member first sees them @phone-only', async ({
  page,
  context,
}) => {
  await newMember(context)
  await page.goto('/')
  await expect(page.getByText('Perguntas sobre a sua saúde, em dois minutos.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Apólice/ })).toHaveText(
    'ApóliceContrato do seguro',
  )

  await page.goto('/todos-servicos')
  const services = page.getByRole('main').getByRole('listitem')
  await expect(services.filter({ hasText: /^Anamnese/ })).toContainText(
    'Perguntas sobre a sua saúde, com peso e altura.',
  )
  await expect(services.filter({ hasText: /^Apólice/ })).toContainText('O contrato do seu seguro de saúde.')

  await page.goto('/app/medications?aba=adesao')
  await expect(page.getByText('Adesão é quanto das doses previstas você tomou.')).toBeVisible()

  await page.goto('/app/profile')
  await expect(
    page.getByText('Entre com a digital, o rosto ou o PIN do aparelho, sem digitar a senha.'),
  ).toBeVisible()

  const sleepEnd = new Date(currentTime() - DAY_MS)
  const sleepStart = new Date(sleepEnd.getTime() - 8 * 3_600_000)
  await create(context, '/api/sleep', { sleepStart, sleepEnd, quality: 80, notes: '' })
  await page.goto('/app/sleep')
  await expect(page.getByText('Arquivo que abre no Excel')).toBeVisible()
})

test('says in Portuguese that an unknown address has no page, and links onwards @phone-only', async ({
  page,
  context,
}) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/todos-servicos')
  await page.goto('/app/nada-aqui')
  await expect(page).toHaveTitle('404 Page Not Found · Viver Bem')
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Este endereço não leva a nenhuma página daqui.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver todos os serviços' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Todos' })).toBeVisible()
  await page.goto('/nada')
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Bem-vindo/ })).toBeVisible()
})

test('opens the screen that each shortcut of the app names @phone-only', async ({ page, context }) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  const { shortcuts } = await (await context.request.get('/manifest.webmanifest')).json()
  expect(shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Carteirinha',
    'Doses de hoje',
    'Nova consulta',
  ])
  const [card, doses, consultation] = shortcuts.map(({ url }: { url: string }) => url)
  await page.goto(card)
  await expect(page.getByRole('button', { name: 'Mostrar no balcão' })).toBeVisible()
  await page.goto(doses)
  await expect(page.getByRole('tab', { name: 'Doses' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(consultation)
  await expect(page.getByRole('button', { name: 'Agendar consulta' })).toBeVisible()
})

test('shows the install banner above the tab bar until postponed', async ({ page, context }) => {
  await reuseSession(context, 'joao@exemplo.com.br')
  await page.goto('/todos-servicos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await offerInstallation(page)
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await expectAboveTabBar(page, banner(page))
  await page.getByRole('main').getByRole('link', { name: 'Consultas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.goBack()
  await banner(page).getByRole('button', { name: 'Instalar' }).click()
  await expect(page.locator('[data-prompted]')).toBeAttached()
  await expect(banner(page)).toBeHidden()

  await offerInstallation(page)
  await banner(page).getByRole('button', { name: 'Depois' }).click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Todos' })).toBeVisible()
  await offerInstallation(page)
  await expect(banner(page)).toBeHidden()
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  })

  test('shows the two installation steps once @phone-only', async ({ page, context }) => {
    await reuseSession(context, 'joao@exemplo.com.br')
    await page.goto('/')
    const steps = page.getByRole('region', { name: 'Leve o aplicativo para a tela do aparelho' })
    await expect(steps.getByRole('listitem')).toHaveText([
      'Toque em compartilhar na barra do navegador.',
      'Escolha Adicionar à Tela de Início.',
    ])
    await expectAccessible(page)
    await expectAboveTabBar(page, steps)
    await steps.getByRole('button', { name: 'Entendi' }).click()
    await expect(steps).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(steps).toBeHidden()
  })
})

test.describe('the installation', () => {
  test.use({ serviceWorkers: 'allow' })

  test('has all that Chromium asks for @phone-only', async ({ page, context }) => {
    await page.goto('/auth')
    await reloadThroughServiceWorker(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    const devtools = await context.newCDPSession(page)
    const { errors, data, url } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // Playwright's windows are private, and Chromium installs nothing from a private one.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    expect(url).toBe(`${instance.memberUrl}/manifest.webmanifest`)
    const manifest = JSON.parse(data ?? '{}')
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })

    type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string }
    const { icons, screenshots }: { icons: Picture[]; screenshots: Picture[] } = manifest
    const sizesOf = (purpose?: string) =>
      icons.flatMap((icon) => (icon.purpose === purpose ? icon.sizes : []))
    expect([sizesOf(), sizesOf('maskable')]).toEqual([['192x192', '512x512'], ['512x512']])
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
    // Chromium passes over a picture that is not as large as the manifest says.
    const drawn = await page.evaluate(
      (pictures) =>
        Promise.all(
          pictures.map(async ({ src }) => {
            const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
            return `${width}x${height}`
          }),
        ),
      [...icons, ...screenshots],
    )
    expect(drawn).toEqual([...icons, ...screenshots].map(({ sizes }) => sizes))

    const themeColour = () =>
      page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        return metas.find(({ media }) => matchMedia(media).matches)?.content
      })
    expect(await themeColour()).toBe(manifest.theme_color)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await themeColour()).toBe('#0b1312')
  })
})
