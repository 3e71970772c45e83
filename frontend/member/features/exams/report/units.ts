import { unitKey } from '#domain/exam-values.ts'
import { reportWords } from '#locales/exam-reports.ts'

/** Units printed alike in every language. */
const UNITS = [
  ...['%', 'g/dL', 'g/L', 'mg/dL', 'mg/L', 'mg/g', 'mg/mL', 'mg/kg', 'mg/24h', 'g/24h', 'mL/24h'],
  ...['µg/dL', 'µg/L', 'µg/mL', 'µg/g', 'µg/min', 'mcg/dL', 'mcg/L', 'mcg/mL', 'mcg/g'],
  ...['ng/dL', 'ng/mL', 'ng/L', 'pg/mL', 'pg/dL', 'pg', 'fL', 'pL', 'fmol'],
  ...['mmol/L', 'mmol/mol', 'µmol/L', 'nmol/L', 'pmol/L', 'mol/L'],
  ...['mEq/L', 'mOsm/kg', 'mOsm/L', 'U/L', 'U/mL', 'U/dL', 'U/g', 'kU/L', 'mU/L', 'mU/mL', 'µU/mL', 'AU/mL'],
  ...['UI/L', 'UI/mL', 'UI/dL', 'kUI/L', 'mUI/L', 'mUI/mL', 'µUI/mL', 'µUI/L', 'UA/mL', 'UR/mL', 'UFC/mL'],
  ...['IU/L', 'IU/mL', 'IU/dL', 'kIU/L', 'mIU/L', 'mIU/mL', 'µIU/mL', 'µIU/L', 'CFU/mL', 'S/CO'],
  ...['/mm³', '/µL', '/uL', '/mL', '/L', '10³/mm³', '10³/µL', '10^3/µL', 'x10³/µL', 'x10^3/µL', '10⁶/µL'],
  ...['10^6/µL', 'x10⁶/µL', 'x10^6/µL', '10⁹/L', '10^9/L', 'x10⁹/L', 'x10^9/L'],
  ...['10¹²/L', '10^12/L', 'K/µL', 'M/µL'],
  ...['mL/min/1,73 m²', 'mL/min/1.73 m²', 'mL/min/1,73', 'mL/min', 'mm/h', 'mm/1h', 'mm', 'mmHg', 's', 'min'],
  ...['mg', 'g', 'µg', 'mL', 'UI', 'U', 'kg', 'kPa'],
]

/** Other characters that reports use in units. */
const variants: Record<string, string> = {
  µ: '[µμu]',
  '³': '(?:³|3)',
  '²': '(?:²|2)',
  '⁶': '(?:⁶|6)',
  '⁹': '(?:⁹|9)',
  '¹²': '(?:¹²|12)',
  ' ': '\\s*',
  '/': '\\s*/\\s*',
}

function patternOf(unit: string): string {
  return unit.replaceAll(/¹²|[µ³²⁶⁹ /]|[\^.]/g, (part) => variants[part] ?? `\\${part}`)
}

const known = [...reportWords.units, ...UNITS].sort((one, other) => other.length - one.length)
const AT_START = new RegExp(`^(?:${known.map(patternOf).join('|')})(?![\\p{L}\\p{N}/³²^])`, 'iu')

const spelling = new Map(known.map((unit) => [unitKey(unit).toLowerCase(), unit]))
const keys = new Set(known.map(unitKey))

/** "MG/DL" is "mg/dL": in reports in capitals, case carries no meaning. */
function canonical(printed: string): string {
  const text = printed.replaceAll(/\s*\/\s*/g, '/')
  return keys.has(unitKey(text)) ? text : (spelling.get(unitKey(text).toLowerCase()) ?? text)
}

/** The unit at the start of the text, and its length in characters. */
export function unitAt(text: string): { unit: string; length: number } | undefined {
  const [printed] = AT_START.exec(text) ?? []
  return printed === undefined ? undefined : { unit: canonical(printed.trim()), length: printed.length }
}
