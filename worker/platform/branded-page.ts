import { isLongName, nameScale, type PageBrand, PRODUCT_COLOUR, PRODUCT_NAME } from '#contract/brand.ts'
import { telephoneLink } from '#contract/telephone-link.ts'

/** Chrome does not install an app with a smaller icon. */
const ICON_SIDE_MIN = 144

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)

/** The parts of the brand that the page's scripts need. */
function brandJson({ logoSide: _side, ...brand }: PageBrand): string {
  return JSON.stringify(brand)
}

/** Collects the pieces of a text and replaces them at its end. */
function replaceText(change: (html: string) => string): HTMLRewriterElementContentHandlers {
  let html = ''
  return {
    text(piece) {
      html += piece.text
      if (piece.lastInTextNode) piece.replace(change(html), { html: true })
      else piece.remove()
    },
  }
}

/**
 * Writes the brand into a built page: what browsers show with it, what its scripts read before the first
 * paint (`theme-script.ts`), and its marks. `brand-mark.tsx` renders both forms of a mark; the one that does
 * not apply is removed.
 */
export function brandedPage(page: Response, brand: PageBrand | null): Response {
  const rewriter = new HTMLRewriter()
  const logoUrl = brand?.logoUrl
  const unused = logoUrl ? 'name' : 'logo'
  const phone = brand?.phone
  const remove = { element: (part: Element) => void part.remove() }
  rewriter.on(`[data-brand-${unused}]`, remove)
  if (brand && (logoUrl || isLongName(brand.name))) rewriter.on('[data-brand-tile]', remove)
  if (!phone) rewriter.on('[data-brand-phone]', remove)
  if (!brand) return rewriter.transform(page)

  const { name, primaryColor, logoSide } = brand
  // The assistant's page may not load anything.
  const mayLoadPictures = page.headers.get('Content-Security-Policy')?.includes("img-src 'self'")
  const iconUrl = logoSide && mayLoadPictures ? logoUrl : null
  rewriter
    .on('html', { element: (html) => setAttribute(html, 'data-brand', brandJson(brand)) })
    .on(
      'title',
      replaceText((title) => title.replaceAll(PRODUCT_NAME, () => escapeHtml(name))),
    )
    // That of the dark theme is as dark as the page, in any brand.
    .on('meta[name="theme-color"]:not([media*="dark"])', {
      element: (meta) => setAttribute(meta, 'content', primaryColor),
    })
    .on('meta[name="apple-mobile-web-app-title"]', {
      element: (meta) => setAttribute(meta, 'content', name),
    })
    .on('link[rel="icon"]', {
      element(icon) {
        const drawn = icon.getAttribute('href') ?? ''
        const [from, to] = [PRODUCT_COLOUR, primaryColor].map(encodeURIComponent) as [string, string]
        if (iconUrl) icon.removeAttribute('type')
        icon.setAttribute('href', iconUrl ?? drawn.replaceAll(from, to))
      },
    })
  if (iconUrl) {
    rewriter.on('link[rel="apple-touch-icon"]', { element: (icon) => setAttribute(icon, 'href', iconUrl) })
  }
  if (phone) {
    rewriter.on('[data-brand-phone] a', {
      element(link) {
        setAttribute(link, 'href', telephoneLink(phone))
        link.setInnerContent(phone)
      },
    })
  }
  if (logoUrl) {
    rewriter.on('[data-brand-logo]', {
      element(logo) {
        setAttribute(logo, 'src', logoUrl)
        setAttribute(logo, 'alt', name)
      },
    })
  } else {
    rewriter.on('[data-brand-name]', {
      element(part) {
        part.setInnerContent(name)
        part.setAttribute('style', `font-size:${nameScale(name)}em`)
      },
    })
  }
  return rewriter.transform(page)
}

/** HTMLRewriter itself only escapes quotation marks. */
function setAttribute(element: Element, name: string, value: string): void {
  element.setAttribute(name, escapeHtml(value))
}

interface Manifest {
  name: string
  short_name: string
  theme_color: string
  icons: { src: string; sizes: string; type?: string; purpose?: string }[]
  screenshots?: object[]
}

/** The web app manifest with the company's name, colour and icon. Its screenshots show the product's own brand. */
export function brandedManifest(text: string, brand: PageBrand): string {
  const manifest: Manifest = JSON.parse(text)
  const { name, primaryColor, logoUrl, logoSide } = brand
  const isProductBrand = name === PRODUCT_NAME && primaryColor === PRODUCT_COLOUR
  const named = (product: string) => product.replaceAll(PRODUCT_NAME, () => name)
  return JSON.stringify({
    ...manifest,
    name: named(manifest.name),
    short_name: named(manifest.short_name),
    theme_color: primaryColor,
    screenshots: isProductBrand ? manifest.screenshots : undefined,
    icons: [
      ...(logoUrl && logoSide && logoSide >= ICON_SIDE_MIN
        ? [{ src: logoUrl, sizes: `${logoSide}x${logoSide}` }]
        : primaryColor === PRODUCT_COLOUR
          ? manifest.icons
          : [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }]),
    ],
  })
}

/** The product's mark in the company's colour. */
export function brandedIcon(svg: string, { primaryColor }: PageBrand): string {
  return svg.replaceAll(PRODUCT_COLOUR, primaryColor)
}
