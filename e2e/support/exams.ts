import type { BrowserContext } from '@playwright/test'
import { textPdf } from '#worker/seed/pdf.ts'
import { create } from './records.ts'

/** A laboratory's report with one value. */
export const report = {
  name: 'laudo.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(textPdf('Laboratório São Lucas', ['Glicose: 104 mg/dL'])),
}

export const photo = {
  name: 'laudo.png',
  mimeType: 'image/png',
  // One white pixel.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** Adds an exam with one value. */
export async function addExam(
  context: BrowserContext,
  date: string,
  value: string,
  unit: string,
  analyte = 'GLICOSE',
  range?: { low: string; high: string },
): Promise<void> {
  await create(context, '/api/exams', {
    date,
    laboratory: 'Vida Diagnósticos',
    fasting: 'unknown',
    values: [{ analyte, value, unit, low: null, high: null, reference: null, ...range }],
  })
}

/** Adds three exams of glucose: two in one unit with two spellings, and one in another unit. */
export async function addGlucoseExams(context: BrowserContext): Promise<void> {
  await addExam(context, '2025-03-10', '98', 'mg/dL')
  await addExam(context, '2025-09-10', '104', 'mg/dl')
  await addExam(context, '2026-03-10', '5,2', 'mmol/L')
}
