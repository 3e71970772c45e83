import { DAY, HOUR } from '#domain/duration.ts'
import { samplePdf } from './sample-files.ts'

// Bodies that the API accepts, for tests that need a record of a kind, whatever it says.

export const consultation = (fields = {}) => ({
  date: new Date(Date.now() + 48 * HOUR).toISOString(),
  type: 'Video',
  ...fields,
})

/** A consultation with all its texts. */
export const cardiology = (fields = {}) => ({
  date: new Date(Date.now() + 4 * DAY).toISOString(),
  type: 'In-person',
  doctorName: 'Dra. Ana Souza',
  specialty: 'Cardiologia',
  notes: 'Levar exames',
  status: 'Scheduled',
  ...fields,
})

export const night = { sleepStart: '2026-01-01T23:00:00Z', sleepEnd: '2026-01-02T07:00:00Z', quality: 80 }

export const walk = (fields = {}) => ({
  kind: 'walking',
  startedAt: '2026-01-02T10:00:00.000Z',
  minutes: 30,
  intensity: 'MODERATE',
  ...fields,
})

export const exam = (fields = {}) => ({
  date: '2026-01-02',
  laboratory: 'Laboratório Central',
  fasting: 'yes',
  values: [{ analyte: 'Glicose', value: '92', unit: 'mg/dL', low: '70', high: '99' }],
  ...fields,
})

export const dailyTablet = (fields = {}) => ({
  name: 'Losartana',
  form: 'tablet',
  kind: 'daily',
  times: ['08:00'],
  startsOn: '2026-01-01',
  timeZone: 'UTC',
  ...fields,
})

export const questionnaire = (fields = {}) => ({
  age: 30,
  weightKg: 70,
  heightCm: 170,
  activityLevel: 'LIGHT',
  goal: 'HEALTH',
  ...fields,
})

export const rejectionText = (fields = {}) => ({
  reason: 'other',
  name: crypto.randomUUID(),
  text: 'Motivo',
  ...fields,
})

/** A well-formed answer to no challenge. */
export const passkeyAnswer = {
  id: 'Y2hhdmU',
  rawId: 'Y2hhdmU',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
}

export const pdfRequest = () => ({ rawBody: samplePdf(), headers: { 'Content-Type': 'application/pdf' } })

export const cspReport = {
  rawBody: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
  headers: { 'Content-Type': 'application/csp-report' },
}
