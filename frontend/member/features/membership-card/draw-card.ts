import { t } from '#locales/membership-card.ts'
import { type CardContent, cardServices } from './card-content.ts'
import { CARD, RINGS } from './card-pattern.ts'

const MARGIN = 64
const INSET = 96
const RADIUS = 84
/** Pixels per drawing unit: sharp enough to print as a card, small enough to send. */
const SCALE = 0.75
const FAMILY = "Figtree, 'Figtree Local', system-ui, sans-serif"

interface Colours {
  panel: string
  deep: string
  glow: string
  cool: string
  text: string
}

/** The theme's colours as computed values, because a canvas cannot read custom properties. */
function themeColours(): Colours {
  const probe = document.createElement('span')
  document.body.append(probe)
  const colour = (value: string) => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const colours = {
    panel: colour('var(--panel)'),
    deep: colour('var(--panel-deep)'),
    glow: colour('var(--panel-glow)'),
    cool: colour('var(--panel-cool)'),
    text: colour('var(--on-panel)'),
  }
  probe.remove()
  return colours
}

/** Fills the card with a radial gradient that ends fully transparent. */
function drawGlow(
  canvas: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  radius: number,
  alpha: number,
) {
  const { width, height } = CARD
  canvas.save()
  canvas.globalAlpha = alpha
  canvas.translate(x * width, y * height)
  canvas.scale(1, height / width)
  const gradient = canvas.createRadialGradient(0, 0, 0, 0, 0, radius * width)
  gradient.addColorStop(0, colour)
  // Transparent black would grey the gradient, so it ends in the same colour with alpha 0.
  gradient.addColorStop(1, colour.replace(/\)$/, ' / 0)'))
  canvas.fillStyle = gradient
  canvas.fillRect(-width, -2 * width, 3 * width, 4 * width)
  canvas.restore()
}

function drawBackground(canvas: CanvasRenderingContext2D, colours: Colours) {
  const { width, height } = CARD
  canvas.beginPath()
  canvas.roundRect(0, 0, width, height, RADIUS)
  canvas.clip()
  const ground = canvas.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, colours.panel)
  ground.addColorStop(1, colours.deep)
  canvas.fillStyle = ground
  canvas.fillRect(0, 0, width, height)
  drawGlow(canvas, colours.cool, 0, 1, 0.45, 0.7)
  drawGlow(canvas, colours.glow, 0.92, 0.08, 0.62, 1)
  canvas.strokeStyle = RINGS.stroke
  canvas.lineWidth = RINGS.width
  for (const radius of RINGS.radii) {
    canvas.beginPath()
    canvas.arc(RINGS.x, RINGS.y, radius, 0, 2 * Math.PI)
    canvas.stroke()
  }
}

function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
) {
  canvas.font = `${weight} ${size}px ${FAMILY}`
  // A text too long for the card is scaled down.
  const available = canvas.textAlign === 'right' ? x - INSET : CARD.width - INSET - x
  const wanted = canvas.measureText(text).width
  if (wanted > available) canvas.font = `${weight} ${(size * available) / wanted}px ${FAMILY}`
  canvas.fillText(text, x, y)
}

/** The company's logo; `undefined` if it has none or it does not load. */
async function loadLogo(url: string | null): Promise<HTMLImageElement | undefined> {
  if (!url) return undefined
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => image,
    () => undefined,
  )
}

const LOGO = { width: 420, height: 88, padding: 6 }

function drawLogo(canvas: CanvasRenderingContext2D, logo: HTMLImageElement) {
  const scale = Math.min(LOGO.width / logo.naturalWidth, LOGO.height / logo.naturalHeight)
  const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale]
  canvas.save()
  canvas.beginPath()
  canvas.roundRect(INSET, 92, width + 2 * LOGO.padding, height + 2 * LOGO.padding, 20)
  canvas.fillStyle = '#fff'
  canvas.fill()
  canvas.drawImage(logo, INSET + LOGO.padding, 92 + LOGO.padding, width, height)
  canvas.restore()
}

/** Draws the product's mark and the company's name. */
function drawName(canvas: CanvasRenderingContext2D, name: string) {
  canvas.beginPath()
  canvas.roundRect(INSET, 92, 88, 88, [32, 32, 32, 8])
  canvas.fill()
  write(canvas, name, INSET + 120, 160, 72, 700)
}

function drawFront(canvas: CanvasRenderingContext2D, content: CardContent, logo?: HTMLImageElement) {
  canvas.textAlign = 'left'
  if (logo) drawLogo(canvas, logo)
  else drawName(canvas, content.company)
  canvas.letterSpacing = '7px'
  write(canvas, content.number.join(' '), INSET, 545, 108, 600)
  canvas.letterSpacing = '0px'
  write(canvas, t('name'), INSET, 788, 44, 400)
  write(canvas, content.name, INSET, 868, 60, 640)
  canvas.textAlign = 'right'
  write(canvas, content.website, CARD.width - INSET, 156, 46, 560)
  if (!content.since) return
  write(canvas, t('since'), CARD.width - INSET, 788, 44, 400)
  write(canvas, content.since, CARD.width - INSET, 868, 60, 640)
}

function drawBack(canvas: CanvasRenderingContext2D, content: CardContent) {
  canvas.textAlign = 'left'
  if (content.phone) {
    write(canvas, t('service'), INSET, 150, 48, 400)
    write(canvas, content.phone, INSET, 246, 88, 640)
    write(canvas, t('emergency'), INSET, 386, 48, 400)
    write(canvas, content.emergency ?? content.phone, INSET, 482, 88, 640)
  }
  const half = Math.ceil(cardServices.length / 2)
  for (const [row, services] of [cardServices.slice(0, half), cardServices.slice(half)].entries()) {
    const line = services.map(({ name, phone }) => `${name} ${phone}`).join(' · ')
    write(canvas, line, INSET, 600 + row * 72, 50, 560)
  }
  write(canvas, content.tagline, INSET, 800, 54, 560)
  write(canvas, content.website, INSET, 880, 48, 560)
}

/** Draws both sides, one below the other, as a PNG. Throws if the browser cannot draw or encode it. */
export async function drawCard(content: CardContent): Promise<Blob> {
  await Promise.all([400, 560, 640, 700].map((weight) => document.fonts.load(`${weight} 60px Figtree`)))
  const element = document.createElement('canvas')
  element.width = SCALE * (CARD.width + 2 * MARGIN)
  element.height = SCALE * (2 * CARD.height + 3 * MARGIN)
  const canvas = element.getContext('2d')
  if (!canvas) throw new Error('Canvas 2D is not available')
  const colours = themeColours()
  const logo = await loadLogo(content.logoUrl)
  canvas.fillStyle = '#fff'
  canvas.fillRect(0, 0, element.width, element.height)
  canvas.scale(SCALE, SCALE)
  for (const [index, drawSide] of [drawFront, drawBack].entries()) {
    canvas.save()
    canvas.translate(MARGIN, MARGIN + index * (CARD.height + MARGIN))
    drawBackground(canvas, colours)
    canvas.fillStyle = colours.text
    drawSide(canvas, content, logo)
    canvas.restore()
  }
  return new Promise((resolve, reject) => {
    element.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded'))),
      'image/png',
    )
  })
}
