/* Measures the dashboard from an input to the paint of its result: `npm run bench:dashboard`, which writes its
   section of docs/performance.md, or `npm run bench:dashboard -- --short`, which only proves that it works. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright'
import { fill } from './fill.ts'
import { openSignedIn, startProduct } from './product.ts'
import { machine, markdownTable, quantile, writeSection } from './report.ts'
import { installStopwatch, type Look, type Marks, timed } from './stopwatch.ts'

const MEMBERS = 20_000
/** Leaves 300 registrations and more than a hundred policies waiting. */
const WAITING_SHARE = 0.02
/** Untimed runs before each measurement, so that code is compiled and database pages are in memory. */
const WARM_UP_TIMES = 5
/** Pause between two inputs, in milliseconds: a person looks first, and prefetches finish. */
const PAUSE_MS = 500
/** Delay between two keystrokes, in milliseconds. */
const KEY_MS = 80
/** Rows of the plain page used as the baseline. */
const PLAIN_ROWS = 200

const GOALS = {
  decision: 100,
  next: 150,
  search: 200,
  room: 150,
}

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const times = values.short ? 3 : 40
const warmUpTimes = values.short ? 1 : WARM_UP_TIMES

interface Measured {
  name: string
  goal: number
  results: number[]
  plain: number[]
}

const measured = new Map<string, Measured>()

interface Screen {
  page: Page
  /** Times a page of plain HTML, to show how fast the browser and the machine currently are. */
  plain: (measuredPage: Page) => Promise<number>
}

async function openPlainPage(context: BrowserContext): Promise<Screen['plain']> {
  const page = await context.newPage()
  await page.setContent(`<ul></ul><script>
    let presses = 0
    document.onkeydown = () => {
      presses++
      document.querySelector('ul').innerHTML = Array.from({ length: ${PLAIN_ROWS} }, (_, row) =>
        '<li>' + row + ' · ' + presses + '</li>').join('')
    }
  </script>`)
  await installStopwatch(page)
  let presses = 0
  return async (measuredPage) => {
    presses += 1
    const marks = { plain: [{ selector: 'li', text: `0 · ${presses}` }] }
    // The browser draws a hidden page once a second.
    await page.bringToFront()
    const { plain = 0 } = await timed(page, marks, () => page.keyboard.press('j'))
    await measuredPage.bringToFront()
    return plain
  }
}

/** Repeats a step until each of its marks has been timed `times` times after the warm-up. */
async function repeat(
  { page, plain }: Screen,
  names: Record<string, readonly [name: string, goal: number]>,
  step: (time: number) => Promise<Record<string, number>>,
): Promise<void> {
  for (let time = 0; time < warmUpTimes + times; time++) {
    const results = await step(time)
    const beside = await plain(page)
    if (time < warmUpTimes) continue
    for (const [mark, [name, goal]] of Object.entries(names)) {
      const one = measured.get(name) ?? { name, goal, results: [], plain: [] }
      one.results.push(results[mark] ?? Number.NaN)
      one.plain.push(beside)
      measured.set(name, one)
    }
  }
}

const LOADED: Look = { selector: 'main [aria-busy=true]', absent: true }
const row = (id: string) => `[data-list] [data-record="${id}"]`

interface Listed {
  id: string
  name: string
}

/** The open record and the one below it. */
async function openAndNext(page: Page): Promise<[open: Listed, next: Listed]> {
  const listed = await page.locator('[data-list] [data-record]').evaluateAll((rows) => {
    const at = rows.findIndex((one) => one.querySelector('a[aria-current]'))
    return rows.slice(at, at + 2).map((one) => ({
      id: one.getAttribute('data-record') ?? '',
      name: one.querySelector('a')?.textContent ?? '',
    }))
  })
  const [open, next] = listed
  if (!open || !next) throw new Error('No next record')
  return [open, next]
}

/** Marks for an open record whose panel is complete. */
const isOpen = ({ id, name }: Listed): Look[] => [
  { selector: `${row(id)} a[aria-current]` },
  { selector: '[data-panel-title]', text: name },
  LOADED,
]

const isDecided = ({ id, name }: Listed): Look[] => [
  { selector: row(id), absent: true },
  { selector: '[data-undo-bar]', text: name },
]

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('[data-list] [data-record] a').first().waitFor()
  await installStopwatch(page)
  await sleep(PAUSE_MS)
}

/** Opens the first record of a list, then moves from each record to the next. */
async function measureNext(screen: Screen, path: string, name: string): Promise<void> {
  const { page } = screen
  await openList(page, path)
  await page.keyboard.press('j')
  await repeat(screen, { next: [`Next item ready: J, ${name}`, GOALS.next] }, async () => {
    await sleep(PAUSE_MS)
    const [, next] = await openAndNext(page)
    return timed(page, { next: isOpen(next) }, () => page.keyboard.press('j'))
  })
}

/**
 * Does the same for policies. Their files are requested on the key press, not prefetched, because opening one is
 * logged.
 */
async function measureNextPolicy(screen: Screen): Promise<void> {
  const { page } = screen
  await openList(page, '/apolices')
  await page.keyboard.press('j')
  const names = {
    panel: ['Next item ready: J, policies, with its form', GOALS.next],
    document: ['Next item ready: J, policies, with its document', GOALS.next],
  } as const
  await repeat(screen, names, async () => {
    await sleep(PAUSE_MS)
    const [, next] = await openAndNext(page)
    const panel = [
      ...isOpen(next).filter((look) => look !== LOADED),
      { selector: 'button[aria-keyshortcuts=A]' },
    ]
    // The canvas of a page that is not drawn has no width, or zero.
    const document = [...isOpen(next), { selector: '[data-viewer] canvas[width]:not([width="0"])' }]
    return timed(page, { panel, document }, () => page.keyboard.press('j'))
  })
}

async function measureDecisions(screen: Screen): Promise<void> {
  const { page } = screen
  const step = (before: string[], last: string) => async () => {
    await sleep(PAUSE_MS)
    const [open, next] = await openAndNext(page)
    for (const key of before) await page.keyboard.press(key, { delay: KEY_MS })
    return timed(page, { decision: isDecided(open), next: isOpen(next) }, () => page.keyboard.press(last))
  }
  await openList(page, '/')
  await page.keyboard.press('j')
  const names = (keys: string) => ({
    decision: [`Decision painted: ${keys}`, GOALS.decision] as const,
    next: [`Next item ready: after ${keys}`, GOALS.next] as const,
  })
  await repeat(screen, names('A'), step([], 'a'))
  await repeat(screen, names('R, 1, Enter'), step(['r', '1'], 'Enter'))
}

/** Pastes a word. If it were typed, the letters before the last one might already find the same person. */
function paste(page: Page, word: string, marks: Marks): Promise<Record<string, number>> {
  return timed(page, marks, () => page.keyboard.insertText(word), 'input')
}

/** Words that find the people of the open list: the first name and the first letters of the next one. */
async function wordsOf(page: Page): Promise<string[]> {
  const names = await page.locator('[data-list] [data-record] a').allTextContents()
  return [...new Set(names.map((name) => /^\S+ \S{3}/.exec(name)?.[0] ?? ''))].filter(Boolean)
}

/** The first word that does not find the first row. It then moves to the end of the list. */
async function nextWord(page: Page, words: string[]): Promise<string> {
  const first = (await page.locator('[data-list] [data-record] a').first().textContent()) ?? ''
  const next = words.findIndex((word) => !first.includes(word))
  const [word = ''] = next < 0 ? [] : words.splice(next, 1)
  words.push(word)
  return word
}

async function measureSearch(screen: Screen, path: string, name: string): Promise<void> {
  const { page } = screen
  await openList(page, path)
  const words = await wordsOf(page)
  await repeat(screen, { found: [name, GOALS.search] }, async () => {
    const word = await nextWord(page, words)
    await page.keyboard.press('/')
    const found = [{ selector: '[data-list] [data-record] a', text: word }, LOADED]
    const result = await paste(page, word, { found })
    await page.keyboard.press('Escape')
    await sleep(2 * PAUSE_MS)
    return result
  })
}

async function measureFinder(screen: Screen): Promise<void> {
  const { page } = screen
  await openList(page, '/membros')
  const words = await wordsOf(page)
  await repeat(screen, { found: ['Search: Ctrl+K', GOALS.search] }, async (time) => {
    const word = words[time % words.length] ?? ''
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    const result = await paste(page, word, { found: [{ selector: '[role=option]', text: word }] })
    await page.keyboard.press('Escape')
    await sleep(PAUSE_MS)
    return result
  })
}

const LIST: Look[] = [{ selector: '[data-list] [data-record]' }, LOADED]
const ROOMS: Record<string, Look[]> = {
  '/': [{ selector: 'h1', text: 'Cadastros' }, ...LIST],
  '/apolices': [{ selector: 'h1', text: 'Apólices' }, ...LIST],
  '/membros': [{ selector: 'h1', text: 'Associados' }, ...LIST],
  '/estatisticas': [{ selector: 'h1', text: 'Estatísticas' }, { selector: 'main h2' }, LOADED],
  '/registros': [{ selector: 'h1', text: 'Registros' }, ...LIST],
}
const ROOM_NAMES: Record<string, string> = {
  '/': 'registrations',
  '/apolices': 'policies',
  '/membros': 'members',
  '/estatisticas': 'statistics',
  '/registros': 'logs',
}

async function measureRooms(screen: Screen): Promise<void> {
  const { page } = screen
  await openList(page, '/registros')
  const paths = Object.keys(ROOMS)
  const names = Object.fromEntries(
    paths.map((path) => [path, [`Room: to ${ROOM_NAMES[path]}`, GOALS.room] as const]),
  )
  await repeat(screen, names, async () => {
    const results: Record<string, number> = {}
    for (const path of paths) {
      const link = page.locator(`aside nav a[href="${path}"]`)
      Object.assign(
        results,
        await timed(page, { [path]: ROOMS[path] ?? [] }, () => link.click(), 'pointerdown'),
      )
      await sleep(PAUSE_MS)
    }
    return results
  })
}

const state = mkdtempSync(join(tmpdir(), 'viver-bem-bench-'))
try {
  await fill(state, MEMBERS, { waitingShare: WAITING_SHARE })
  const product = await startProduct(state)
  try {
    const context = await openSignedIn('admin', product.adminUrl)
    const plain = await openPlainPage(context)
    const screen = { page: await context.newPage(), plain }
    await measureSearch(screen, '/', 'Search: registrations')
    await measureSearch(screen, '/membros', 'Search: members')
    await measureFinder(screen)
    await measureNext(screen, '/', 'registrations')
    await measureNext(screen, '/membros', 'members')
    await measureNextPolicy(screen)
    await measureRooms(screen)
    await measureDecisions(screen)
    await context.browser()?.close()
  } finally {
    await product.stop()
  }
} finally {
  rmSync(state, { recursive: true, force: true })
}

const whole = (ms: number) => String(Math.round(ms))
const head = [
  '',
  'Goal, p95',
  'p50',
  'p95',
  'Longest',
  'Plain page, p50',
  'p50 ÷ plain page',
  'p95 ÷ plain page',
]
const lines = markdownTable([
  head,
  ...[...measured.values()].map(({ name, goal, results, plain }) => {
    const [median, high, reference] = [quantile(results, 0.5), quantile(results, 0.95), quantile(plain, 0.5)]
    const ratio = (ms: number) => `${(ms / reference).toFixed(1)}×`
    const missed = high > goal ? ' ✗' : ''
    return [
      name,
      `${goal}`,
      whole(median),
      `${whole(high)}${missed}`,
      whole(Math.max(...results)),
      whole(reference),
      ratio(median),
      ratio(high),
    ]
  }),
])
console.log(lines.join('\n'))
if (!values.short) {
  writeSection('docs/performance.md', 'Dashboard', [
    `Milliseconds from a key or a click to the frame that shows its result, ${times} times each after ${warmUpTimes} to warm up, among`,
    `${MEMBERS.toLocaleString('en-US')} members over a local D1, in Chromium at 1440 × 900 (\`npm run bench:dashboard\`). A search counts from the`,
    `pasting of a name; after a typed letter it first waits for 120 ms, for the next one. Each time stands beside that of a`,
    `page of ${PLAIN_ROWS} plain rows, painted in the same second: a busy machine slows both, and the ratio stays. ✗: over the goal.`,
    '',
    machine(),
    '',
    ...lines,
  ])
}
