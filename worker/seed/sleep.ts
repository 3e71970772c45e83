import type { sleepEntries } from '#database/schema/sleep.ts'
import { after, DAY, HOUR, MINUTE } from '#domain/duration.ts'
import { around, chance } from './chance.ts'
import { localMidnight } from './local-midnight.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

type Row = typeof sleepEntries.$inferInsert

const NIGHTS = 152

const comments = [
  'Acordei uma vez.',
  'Demorei a pegar no sono.',
  'Dormi com a janela aberta, quarto fresco.',
  'Café no fim da tarde; custei a dormir.',
  'Acordei descansada.',
  'Sonhei muito.',
  'Jantei tarde.',
  'Caminhada antes do banho, dormi bem.',
  'Calor, acordei duas vezes.',
  'Celular na cama até tarde.',
]

function comment(day: string): string | null {
  const pick = Math.floor(chance(day, 'which note') * comments.length)
  return chance(day, 'note') < 0.22 ? (comments[pick] ?? null) : null
}

/** Quality from the hours slept: 80 at 7.2 hours, ±8 per hour, at least 34. */
function qualityOf(hours: number): number {
  return Math.max(34, Math.round(80 + (hours - 7.2) * 8))
}

function night(midnight: Date, day: string): Pick<Row, 'sleepStart' | 'sleepEnd' | 'quality' | 'notes'> {
  const weekday = midnight.getUTCDay()
  const weekend = weekday === 0 || weekday === 6
  const bedtime = (weekend ? 30 : -55) + around(day, 'bedtime', 75)
  const wake = (weekend ? 495 : 385) + around(day, 'wake', weekend ? 70 : 35)
  const broken = chance(day, 'broken') < 0.1
  const start = bedtime + (broken ? 70 : 0)
  const hours = (wake - start) / 60
  const quality = qualityOf(hours) + around(day, 'quality', 11) - (broken ? 16 : 0)
  return {
    sleepStart: after(midnight, start * MINUTE),
    sleepEnd: after(midnight, wake * MINUTE),
    quality: Math.min(97, Math.max(34, quality)),
    notes: comment(day),
  }
}

function nap(midnight: Date, day: string): Pick<Row, 'sleepStart' | 'sleepEnd' | 'quality' | 'notes'> {
  const start = 13 * 60 + 30 + around(day, 'nap', 40)
  const minutes = 25 + around(day, 'nap length', 12)
  return {
    sleepStart: after(midnight, start * MINUTE),
    sleepEnd: after(midnight, (start + minutes) * MINUTE),
    quality: 72 + around(day, 'nap quality', 12),
    notes: 'Cochilo depois do almoço.',
  }
}

/** Five months of sleep entries: later at weekends, with a few short nights, gaps and naps. The last one ended this morning. */
export function demoSleep(now: Date): Row[] {
  const today = localMidnight(now)
  const rows: Row[] = []
  for (let ago = NIGHTS - 1; ago >= 0; ago -= 1) {
    const midnight = after(today, -ago * DAY)
    const day = midnight.toISOString().slice(0, 10)
    const add = (kind: string, slept: ReturnType<typeof night>) =>
      rows.push({
        ...slept,
        id: `demo-sleep-${day}-${kind}`,
        ownerId: MEMBER_WITH_HISTORY,
        createdAt: after(slept.sleepEnd, 20 * MINUTE),
      })
    if (ago < 7 || chance(day, 'gap') >= 0.07) add('night', night(midnight, day))
    if (ago > 0 && chance(day, 'has a nap') < 0.05) add('nap', nap(midnight, day))
  }
  return rows.map((row) => beforeNow(row, now))
}

/** Before the usual time of waking up, the last entry ends earlier, so that it is not in the future. */
function beforeNow(row: Row, now: Date): Row {
  const late = row.sleepEnd.getTime() - (now.getTime() - 10 * MINUTE)
  if (late <= 0) return row
  const end = row.sleepEnd.getTime() - late
  const sleepEnd = new Date(end - (end % MINUTE))
  const sleepStart = new Date(Math.min(row.sleepStart.getTime(), sleepEnd.getTime() - HOUR))
  const hours = (sleepEnd.getTime() - sleepStart.getTime()) / HOUR
  return { ...row, sleepStart, sleepEnd, quality: Math.min(row.quality, qualityOf(hours)), createdAt: now }
}
