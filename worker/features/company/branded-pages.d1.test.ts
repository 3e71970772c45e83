import { describe, expect, it, vi } from 'vitest'
import { type PageBrand, PRODUCT_COLOUR, PRODUCT_NAME } from '#contract/brand.ts'
import { PageBrands } from '#platform/page-brands.ts'
import { isApiPath, serveStatic } from '#platform/serve-static.ts'
import { faults } from '#testing/logged.ts'

const PAGE = `<!doctype html><html lang="pt-BR"><head><title>Entrar · Viver Bem</title>
<meta name="theme-color" content="#0b6e69"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1312"><meta name="apple-mobile-web-app-title" content="Viver Bem">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,%3Cpath%20fill%3D%22%230b6e69%22%2F%3E"></head>
<body><div id="root"><img data-brand-logo="true" alt="Viver Bem" class="h-8"/><span data-brand-tile="true"></span><span><span data-brand-name="true">Viver Bem</span></span><p data-brand-phone="true">Dúvidas? Ligue para<!-- --> <a href="tel:"></a></p></div></body></html>`
const MANIFEST = JSON.stringify({
  name: 'Viver Bem · Administração',
  short_name: 'Viver Bem',
  theme_color: PRODUCT_COLOUR,
  lang: 'pt-BR',
  icons: [{ src: '/icons/192.png', sizes: '192x192' }],
  screenshots: [{ src: '/screenshots/narrow.webp', sizes: '720x1480' }],
})
const CSP = "default-src 'none'; img-src 'self' data:"

const files = {
  fetch: vi.fn<(request: Request) => Promise<Response>>(async (request) => {
    const file = (body: string, type: string) =>
      new Response(body, {
        headers: {
          'Content-Type': type,
          'Content-Length': String(new TextEncoder().encode(body).length),
          ETag: `"${type}"`,
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': new URL(request.url).pathname === '/assistente' ? 'img-src data:' : CSP,
        },
      })
    switch (new URL(request.url).pathname) {
      case '/':
      case '/auth':
      case '/assistente':
        return file(PAGE, 'text/html; charset=utf-8')
      case '/manifest.webmanifest':
        return file(MANIFEST, 'application/manifest+json')
      case '/icon.svg':
        return file(`<svg><path fill="${PRODUCT_COLOUR}"/></svg>`, 'image/svg+xml')
      case '/sw.js':
        return file('go("Viver Bem")', 'text/javascript')
      default:
        return new Response(null, { status: 404 })
    }
  }),
}

const clara: PageBrand = {
  id: 7,
  name: 'Saúde Clara',
  primaryColor: '#aa3300',
  logoUrl: null,
  logoSide: null,
  brandVersion: 4,
  phone: '+55 11 4004-1234',
}
const withLogo: PageBrand = { ...clara, logoUrl: '/api/company/7/logo?version=3', logoSide: 256 }

const open = async (path: string, brand: PageBrand | null, headers: Record<string, string> = {}) =>
  serveStatic(
    new Request(`https://app.clara.example${path}`, { headers }),
    files,
    new PageBrands(),
    async () => brand,
  )
const textOf = async (path: string, brand: PageBrand | null) => (await open(path, brand)).text()

/** Parses the HTML like a browser. */
async function attributeOf(html: string, selector: string, name: string) {
  let value: string | null = null
  await new HTMLRewriter()
    .on(selector, {
      element(element) {
        value = element.getAttribute(name)
      },
    })
    .transform(new Response(html))
    .text()
  return decoded(String(value))
}

const ENTITIES: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const decoded = (html = '') => html.replace(/&(quot|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

describe('a page', () => {
  it('has the company’s name, colour and icon', async () => {
    const html = await textOf('/auth', clara)
    expect(html).toContain('<title>Entrar · Saúde Clara</title>')
    expect(html).not.toContain('Viver Bem')
    expect(html).not.toContain('0b6e69')
    expect(await attributeOf(html, 'meta[name="theme-color"]:not([media])', 'content')).toBe('#aa3300')
    expect(await attributeOf(html, 'meta[name="theme-color"][media]', 'content')).toBe('#0b1312')
    expect(await attributeOf(html, 'link[rel="icon"]', 'href')).toContain('%23aa3300')
    expect(await attributeOf(html, '[data-brand-name]', 'style')).toBe('font-size:1em')
    const { logoSide: _side, ...known } = clara
    expect(JSON.parse(await attributeOf(html, 'html', 'data-brand'))).toEqual(known)
  })

  it('shows the logo instead of the name, and as its icon if it is square', async () => {
    const html = await textOf('/auth', withLogo)
    expect(html).toContain('<span></span><p')
    expect(await attributeOf(html, 'img', 'src')).toBe(withLogo.logoUrl)
    expect(await attributeOf(html, 'img', 'alt')).toBe('Saúde Clara')
    expect(await attributeOf(html, 'link[rel="icon"]', 'href')).toBe(withLogo.logoUrl)
    expect(await attributeOf(html, 'link[rel="apple-touch-icon"]', 'href')).toBe(withLogo.logoUrl)
    const wide = await textOf('/auth', { ...withLogo, logoSide: null })
    expect(await attributeOf(wide, 'link[rel="icon"]', 'href')).toMatch(/^data:.*%23aa3300/)
    expect(await attributeOf(wide, 'link[rel="apple-touch-icon"]', 'href')).toMatch(/^\/icons\//)
  })

  it.each([
    'Plano "A" <b>\'&amp; $& </title><script>alert(1)</script>',
    'Saúde 💚 &quot;\u2028 --> \\u0026',
    '"><img src=x onerror=alert(1)>',
  ])('shows the name %s as text', async (name) => {
    const html = await textOf('/auth', { ...withLogo, logoUrl: null, name })
    const marked = await textOf('/auth', { ...withLogo, name })
    expect(html).not.toMatch(/<script>|<img src=x|<b>/)
    expect(marked).not.toMatch(/<script>|<img src=x|<b>/)
    expect(JSON.parse(await attributeOf(html, 'html', 'data-brand')).name).toBe(name)
    expect(await attributeOf(html, 'meta[name="apple-mobile-web-app-title"]', 'content')).toBe(name)
    expect(await attributeOf(marked, 'img[data-brand-logo]', 'alt')).toBe(name)
    const [, text] = /data-brand-name="true"[^>]*>(.*?)<\/span>/s.exec(html) ?? []
    expect(decoded(text)).toBe(name)
  })

  it('shows the company’s phone as a link, and nothing if there is none', async () => {
    expect(await textOf('/auth', clara)).toContain(
      '<p data-brand-phone="true">Dúvidas? Ligue para<!-- --> <a href="tel:+551140041234">+55 11 4004-1234</a></p>',
    )
    for (const brand of [null, { ...clara, phone: '' }])
      expect(await textOf('/auth', brand)).not.toMatch(/data-brand-phone|Ligue/)
  })

  it('sets a long name smaller', async () => {
    const html = await textOf('/auth', { ...clara, name: 'Cooperativa de Saúde Aurora' })
    expect(await attributeOf(html, '[data-brand-name]', 'style')).toMatch(/^font-size:0\.74\d*em$/)
    expect(html).toContain('data-brand-tile')
    const longer = { ...clara, name: 'Associação Beneficente dos Servidores Municipais' }
    expect(await textOf('/auth', longer)).not.toContain('data-brand-tile')
  })

  it('is the app’s own page at a path without a file', async () => {
    const answer = await open('/app/consultations/7', clara)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Security-Policy')).toBe(CSP)
    expect(await answer.text()).toContain('Saúde Clara')
  })

  it('has the product’s name without a brand', async () => {
    const html = await textOf('/auth', null)
    expect(html).toContain('<title>Entrar · Viver Bem</title>')
    expect(html).not.toMatch(/<img|data-brand="/)
  })

  it('that may load nothing keeps its drawn icon', async () => {
    expect(await attributeOf(await textOf('/assistente', withLogo), 'link[rel="icon"]', 'href')).toMatch(
      /^data:.*%23aa3300/,
    )
  })
})

describe('the ETag', () => {
  it('answers 304 for the same file in the same brand, and the page for any other', async () => {
    const first = await open('/auth', clara)
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"text\/html; charset=utf-8-[\w-]+"$/)
    await first.body?.cancel()
    for (const sent of [tag, tag.slice(2), `"x", ${tag}`]) {
      const again = await open('/auth', clara, { 'If-None-Match': sent })
      expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, null, tag])
      expect(again.headers.get('Content-Security-Policy')).toBe(CSP)
    }
    for (const brand of [{ ...clara, brandVersion: 5 }, { ...clara, name: 'Saúde' }, null]) {
      const changed = await open('/auth', brand, { 'If-None-Match': tag })
      expect(changed.status).toBe(200)
      await changed.body?.cancel()
    }
    const other = await open('/auth', clara, { 'If-None-Match': '"text/html; charset=utf-8"' })
    expect(other.status).toBe(200)
    await other.body?.cancel()
  })

  it('does not state the length from before the brand was written', async () => {
    const answer = await open('/auth', clara)
    expect(answer.headers.get('Content-Length')).toBeNull()
    await answer.body?.cancel()
  })
})

describe('the manifest', () => {
  const manifestOf = async (brand: PageBrand | null) =>
    JSON.parse(await textOf('/manifest.webmanifest', brand))

  it('has the company’s name, colour and icon', async () => {
    expect(await manifestOf({ ...clara, name: 'A "& B" $& <💚>' })).toEqual({
      name: 'A "& B" $& <💚> · Administração',
      short_name: 'A "& B" $& <💚>',
      theme_color: '#aa3300',
      lang: 'pt-BR',
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
    })
    expect(await textOf('/icon.svg', clara)).toBe('<svg><path fill="#aa3300"/></svg>')
  })

  it('has a square logo as its icon, if it is large enough', async () => {
    expect((await manifestOf(withLogo)).icons).toEqual([{ src: withLogo.logoUrl, sizes: '256x256' }])
    expect((await manifestOf({ ...withLogo, logoSide: 64 })).icons).toMatchObject([{ src: '/icon.svg' }])
  })

  it('keeps the product’s icons in the product’s colour, and is the product’s without a brand', async () => {
    const { icons, screenshots } = JSON.parse(MANIFEST)
    const inProductColour = { ...clara, primaryColor: PRODUCT_COLOUR }
    expect((await manifestOf(inProductColour)).icons).toEqual(icons)
    expect((await manifestOf(inProductColour)).screenshots).toBeUndefined()
    expect((await manifestOf({ ...inProductColour, name: PRODUCT_NAME })).screenshots).toEqual(screenshots)
    expect(await manifestOf(null)).toEqual(JSON.parse(MANIFEST))
  })
})

it('passes on any other file as it is, without asking for a brand', async () => {
  const read = vi.fn<() => Promise<null>>()
  const answer = await serveStatic(
    new Request('https://app.clara.example/sw.js'),
    files,
    new PageBrands(),
    read,
  )
  expect([await answer.text(), answer.headers.get('ETag')]).toEqual(['go("Viver Bem")', '"text/javascript"'])
  expect(read).not.toHaveBeenCalled()
})

describe('the brand of a host', () => {
  const start = () => {
    let time = 0
    const waits: number[] = []
    const advance = (ms: number) => {
      time += ms
    }
    const clock = { now: () => new Date(time) }
    const brands = new PageBrands(clock, (ms) => {
      waits.push(ms)
      return new Promise((resolve) => setTimeout(resolve, 0))
    })
    return { brands, waits, advance }
  }
  const never = () => new Promise<never>(() => undefined)

  it('is kept for a minute, for each host', async () => {
    const { brands, advance } = start()
    const read = vi.fn<(host: string) => Promise<PageBrand>>(async (name) => ({ ...clara, name }))
    const nameOf = async (host: string) => (await brands.of(host, read))?.name
    expect([await nameOf('a'), await nameOf('b'), await nameOf('a')]).toEqual(['a', 'b', 'a'])
    advance(59_999)
    await nameOf('a')
    expect(read).toHaveBeenCalledTimes(2)
    advance(1)
    await nameOf('a')
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('is the last one known, or none, while the database hangs, and is asked for again after ten seconds', async () => {
    const { brands, waits, advance } = start()
    expect(await brands.of('a', never)).toBeNull()
    expect(waits).toEqual([2_000])
    expect(await brands.of('a', async () => clara)).toBeNull()
    advance(10_000)
    expect(await brands.of('a', async () => clara)).toEqual(clara)
    advance(60_000)
    expect(await brands.of('a', never)).toEqual(clara)
  })

  it('is none if the database fails, and the failure is logged', async () => {
    const { brands } = start()
    const answer = serveStatic(new Request('https://app.clara.example/auth'), files, brands, async () => {
      throw new Error('no database')
    })
    expect(await (await answer).text()).toContain('<title>Entrar · Viver Bem</title>')
    expect(faults.splice(0)).toHaveLength(1)
  })
})

it.each([
  ['/api', true],
  ['/api/company', true],
  ['/apis', false],
  ['/app/api/x', false],
])('isApiPath of %s is %s', (path, expected) => expect(isApiPath(`http://member.test${path}`)).toBe(expected))
