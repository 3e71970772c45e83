import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'

const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
/** The module as a script that sets `window.screenReader`: pages do not allow foreign modules. */
const source = readFileSync(file, 'utf8').replace(
  /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\};?/,
  'window.screenReader = $1;',
)

const MONTHS = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const SHORT_MONTHS = 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'
const DAYS = 'domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado'
const SHORT_DAYS = 'dom|seg|ter|qua|qui|sex|sáb'

/** Replaces dates and times, which differ each day, with their format. */
function maskMoments(text: string): string {
  return text
    .replaceAll(/\d{2}\/\d{2}\/\d{4}/g, 'DD/MM/AAAA')
    .replaceAll(/(?<!\d)\d{2}\/\d{4}/g, 'MM/AAAA')
    .replaceAll(/\b\d{2}:\d{2}\b/g, 'HH:MM')
    .replaceAll(new RegExp(`(?<!\\p{L})(${DAYS})(?!\\p{L})`, 'giu'), 'DIA-DA-SEMANA')
    .replaceAll(new RegExp(`(?<!\\p{L})(${SHORT_DAYS})\\.`, 'giu'), 'DIA.')
    .replaceAll(new RegExp(`\\d{1,2}º? (de )?(${MONTHS})(?!\\p{L})`, 'giu'), 'DD de MÊS')
    .replaceAll(new RegExp(`\\d{1,2}º? (de )?(${SHORT_MONTHS})(?!\\p{L})\\.?`, 'giu'), 'DD de MÊS.')
    .replaceAll(/DD de MÊS de \d{4}/g, 'DD de MÊS de AAAA')
    .replaceAll(/Bom dia|Boa tarde|Boa noite/g, 'CUMPRIMENTO')
}

/**
 * Everything a screen reader says from the first to the last element in `selector`, one phrase per line. Unbreakable spaces are
 * plain ones.
 */
export async function readAloud(page: Page | Frame, selector: string): Promise<string> {
  if (!(await page.evaluate(() => 'screenReader' in window))) await page.evaluate(source)
  const phrases: string[] = await page.evaluate(`(async () => {
    const container = document.querySelector(${JSON.stringify(selector)})
    const reader = window.screenReader
    await reader.start({ container })
    const first = await reader.lastSpokenPhrase()
    const end = first.startsWith('document') ? 'end of document' : 'end of ' + first
    for (let step = 0; step < 400 && (await reader.lastSpokenPhrase()) !== end; step += 1) await reader.next()
    const log = await reader.spokenPhraseLog()
    await reader.stop()
    return log
  })()`)
  return `${maskMoments(phrases.join('\n').replaceAll('\u00a0', ' '))}\n`
}
