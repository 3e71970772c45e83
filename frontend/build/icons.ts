/* Draws the brand mark's PNG icons into frontend/member/public/icons: `node frontend/build/icons.ts`. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

const folder = fileURLToPath(new URL('../member/public/icons/', import.meta.url))
const BRAND = '#0b6e69'
const PAPER = '#f5fbfa'

interface Icon {
  file: string
  size: number
  /** Side of the mark as a fraction of the icon's side; a maskable icon keeps to the inner circle. */
  mark: number
  background: string
}

const icons: Icon[] = [
  { file: '192.png', size: 192, mark: 0.86, background: 'transparent' },
  { file: '512.png', size: 512, mark: 0.86, background: 'transparent' },
  { file: 'maskable-512.png', size: 512, mark: 0.5, background: PAPER },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.62, background: PAPER },
]

function page({ size, mark, background }: Icon): string {
  const side = size * mark
  const radius = side * 0.36
  return `<style>
    html { background: ${background} }
    body { margin: 0; display: grid; place-items: center; height: ${size}px }
    div {
      width: ${side}px; height: ${side}px;
      border-radius: ${radius}px ${radius}px ${radius}px ${side * 0.1}px;
      background: conic-gradient(from 210deg, ${BRAND}, oklch(from ${BRAND} 0.7 c calc(h - 30)), ${BRAND});
    }
  </style><div></div>`
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox'],
})
for (const icon of icons) {
  const tab = await browser.newPage({ viewport: { width: icon.size, height: icon.size } })
  await tab.setContent(page(icon))
  await tab.screenshot({ path: `${folder}${icon.file}`, omitBackground: icon.background === 'transparent' })
  await tab.close()
}
await browser.close()
