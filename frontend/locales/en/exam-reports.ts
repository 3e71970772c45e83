import { wordList } from '../word-list.ts'

/** Words of printed reports, without accents and in lower case, because the comparison ignores both. */
export const reportWords = {
  /** Column headers of a table. */
  columns: {
    analyte: ['exam', 'exams', 'test', 'tests', 'analyte', 'parameter', 'component', 'item', 'name'],
    value: ['result', 'results', 'value', 'your result', 'current result'],
    unit: ['unit', 'units'],
    range: wordList('reference, reference range, reference values, reference interval, range, normal range'),
    low: ['minimum', 'min', 'from', 'low', 'lower limit', 'range: from'],
    high: ['maximum', 'max', 'to', 'high', 'upper limit', 'range: to'],
    other: wordList(`
      date, laboratory, requested by, fasting, hours of fasting, position in the range, status, flag,
      sample, method, previous result, previous, note, notes
    `),
  },
  /** Begin a line that is not a result. */
  administrative: wordList(`
    patient, name, date, time, collected, collection, received, reported, released, printed, doctor,
    physician, requested, dr, insurance, address, street, phone, telephone, fax, page, sheet, material,
    method, methodology, sample, specimen, laboratory, signed, report, order, age, sex, gender, birth, note,
    notes, comment, comments, previous result, previous results, history, fasting, code, record, certified,
    this test, this report
  `),
  /** Headings above the results of urine, and of other samples. */
  urine: ['urine', 'urinalysis', 'urine test'],
  notUrine: wordList(`
    blood count, full blood count, complete blood count, biochemistry, blood, serum, plasma, hormones,
    serology, lipids, coagulation, stool
  `),
  /** Names of an analyte in urine, for a report that prints only the plain name below a heading. */
  inUrine: ['urine {{name}}'],
  /** Precede the day on which the sample was taken, and the name of the laboratory. */
  collected: ['date of collection', 'collection date', 'collected on', 'collected', 'date of the test'],
  laboratory: ['laboratory', 'lab'],
  /** Precede the kind of sample. */
  sample: ['material', 'sample'],
  /** Precede a result on its own line. */
  result: ['result', 'current result', 'your result', 'value'],
  /** Precede a range. */
  reference: wordList(`
    reference range, reference ranges, reference values, reference value, reference interval, normal range,
    normal values, reference, range, ref
  `),
  /** Begin a line, or precede a range, for a group of people or a class of result. */
  groups: wordList(`
    men, women, male, female, adults, adult, children, pregnant, over, normal, desirable, optimal,
    borderline, high, very high, low, elevated, risk, low risk, high risk, deficiency, insufficiency,
    sufficiency, sufficient, prediabetes, diabetes, toxic, toxicity
  `),
  /** Results in words. */
  results: wordList(`
    non reactive, nonreactive, reactive, negative, positive, indeterminate, inconclusive, absent, present,
    not detected, detected, undetectable, detectable, normal, abnormal, traces, trace, rare, few, numerous,
    moderate, slight, clear, cloudy, slightly cloudy, yellow, light yellow, dark yellow, amber, colourless,
    colorless
  `),
  /** Precede a number, and mean that the value or the end of the range is below or above it. */
  comparisons: {
    '<': ['less than', 'lower than', 'below', 'under'],
    '≤': ['less than or equal to', 'at most'],
    '>': ['greater than', 'higher than', 'more than', 'above', 'over'],
    '≥': ['greater than or equal to', 'at least'],
    upTo: ['up to'],
    from: ['from'],
  },
  /** Between the two ends of a range: "70 to 99", "from 70 to 99", "between 70 and 99". */
  between: ['to'],
  betweenAfterOpening: ['to', 'and'],
  opening: ['from', 'between'],
  units: wordList(`
    million/mm³, million/µL, million/uL, million, thousand/mm³, thousand/µL, /field, per field, copies/mL,
    cells/mm³, cells/µL, seconds, sec, minutes, mg/24 hours, mL/24 hours
  `),
}
