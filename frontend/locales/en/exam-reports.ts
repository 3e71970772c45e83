/** An analyte as laboratories print it: its name, its usual unit or words, and other names of it. */
interface PrintedAnalyte {
  name: string
  unit?: string
  /** Words that reports often print as its result and range: an example, never stored. */
  words?: string
  aliases?: readonly string[]
}

/** The analytes that laboratories report together. */
export const examPanels: Record<string, { name: string; analytes: readonly PrintedAnalyte[] }> = {
  bloodCount: {
    name: 'Blood count',
    analytes: [
      { name: 'Red blood cells', unit: 'million/mm³', aliases: ['erythrocytes', 'rbc'] },
      { name: 'Haemoglobin', unit: 'g/dL', aliases: ['hemoglobin', 'hb', 'hgb'] },
      { name: 'Haematocrit', unit: '%', aliases: ['hematocrit', 'ht', 'hct'] },
      { name: 'MCV', unit: 'fL', aliases: ['mean corpuscular volume'] },
      { name: 'MCH', unit: 'pg', aliases: ['mean corpuscular haemoglobin'] },
      { name: 'MCHC', unit: 'g/dL' },
      { name: 'RDW', unit: '%' },
      { name: 'White blood cells', unit: '/mm³', aliases: ['leukocytes', 'leucocytes', 'wbc'] },
      { name: 'Neutrophils', unit: '/mm³' },
      { name: 'Band neutrophils', unit: '/mm³', aliases: ['bands'] },
      { name: 'Segmented neutrophils', unit: '/mm³' },
      { name: 'Eosinophils', unit: '/mm³' },
      { name: 'Basophils', unit: '/mm³' },
      { name: 'Lymphocytes', unit: '/mm³' },
      { name: 'Monocytes', unit: '/mm³' },
      { name: 'Platelets', unit: '/mm³', aliases: ['platelet count'] },
      { name: 'MPV', unit: 'fL', aliases: ['mean platelet volume'] },
    ],
  },
  lipids: {
    name: 'Lipids',
    analytes: [
      { name: 'Total cholesterol', unit: 'mg/dL' },
      { name: 'HDL cholesterol', unit: 'mg/dL', aliases: ['hdl'] },
      { name: 'LDL cholesterol', unit: 'mg/dL', aliases: ['ldl'] },
      { name: 'VLDL cholesterol', unit: 'mg/dL', aliases: ['vldl'] },
      { name: 'Non-HDL cholesterol', unit: 'mg/dL', aliases: ['non hdl'] },
      { name: 'Triglycerides', unit: 'mg/dL' },
    ],
  },
  glucose: {
    name: 'Glucose',
    analytes: [
      { name: 'Fasting glucose', unit: 'mg/dL', aliases: ['glucose', 'blood glucose'] },
      {
        name: 'Glycated haemoglobin (HbA1c)',
        unit: '%',
        aliases: [
          'hba1c',
          'glycated haemoglobin',
          'glycated hemoglobin',
          'haemoglobin a1c',
          'hemoglobin a1c',
        ],
      },
      { name: 'Estimated average glucose', unit: 'mg/dL' },
      { name: 'Insulin', unit: 'µIU/mL', aliases: ['fasting insulin'] },
      { name: 'HOMA-IR', aliases: ['homa'] },
    ],
  },
  kidneys: {
    name: 'Kidney function',
    analytes: [
      { name: 'Urea', unit: 'mg/dL' },
      { name: 'Creatinine', unit: 'mg/dL' },
      { name: 'Glomerular filtration rate', unit: 'mL/min/1.73 m²', aliases: ['gfr', 'egfr'] },
      { name: 'Uric acid', unit: 'mg/dL' },
      { name: 'Urine albumin/creatinine ratio', unit: 'mg/g', aliases: ['microalbuminuria'] },
    ],
  },
  liver: {
    name: 'Liver function',
    analytes: [
      { name: 'AST', unit: 'U/L', aliases: ['ast sgot', 'sgot'] },
      { name: 'ALT', unit: 'U/L', aliases: ['alt sgpt', 'sgpt'] },
      { name: 'Gamma GT', unit: 'U/L', aliases: ['ggt'] },
      { name: 'Alkaline phosphatase', unit: 'U/L' },
      { name: 'Total bilirubin', unit: 'mg/dL' },
      { name: 'Direct bilirubin', unit: 'mg/dL' },
      { name: 'Indirect bilirubin', unit: 'mg/dL' },
      { name: 'Total protein', unit: 'g/dL' },
      { name: 'Albumin', unit: 'g/dL' },
      { name: 'Globulins', unit: 'g/dL' },
    ],
  },
  thyroid: {
    name: 'Thyroid',
    analytes: [
      { name: 'TSH', unit: 'µIU/mL', aliases: ['thyroid stimulating hormone'] },
      { name: 'Free T4', unit: 'ng/dL', aliases: ['free thyroxine'] },
      { name: 'Total T4', unit: 'µg/dL' },
      { name: 'Free T3', unit: 'pg/mL' },
      { name: 'Total T3', unit: 'ng/dL', aliases: ['triiodothyronine'] },
      { name: 'Anti-TPO', unit: 'IU/mL', aliases: ['thyroid peroxidase antibodies'] },
    ],
  },
  electrolytes: {
    name: 'Electrolytes',
    analytes: [
      { name: 'Sodium', unit: 'mEq/L' },
      { name: 'Potassium', unit: 'mEq/L' },
      { name: 'Chloride', unit: 'mEq/L' },
      { name: 'Total calcium', unit: 'mg/dL', aliases: ['calcium'] },
      { name: 'Ionised calcium', unit: 'mmol/L', aliases: ['ionized calcium'] },
      { name: 'Magnesium', unit: 'mg/dL' },
      { name: 'Phosphorus', unit: 'mg/dL', aliases: ['phosphate'] },
    ],
  },
  iron: {
    name: 'Iron',
    analytes: [
      { name: 'Serum iron', unit: 'µg/dL', aliases: ['iron'] },
      { name: 'Ferritin', unit: 'ng/mL' },
      { name: 'Transferrin', unit: 'mg/dL' },
      { name: 'Transferrin saturation', unit: '%' },
      { name: 'Total iron-binding capacity', unit: 'µg/dL', aliases: ['tibc'] },
    ],
  },
  vitamins: {
    name: 'Vitamins',
    analytes: [
      {
        name: 'Vitamin D (25-OH)',
        unit: 'ng/mL',
        aliases: ['vitamin d', '25 oh vitamin d', '25 hydroxyvitamin d', '25 hydroxy vitamin d'],
      },
      { name: 'Vitamin B12', unit: 'pg/mL', aliases: ['cobalamin'] },
      { name: 'Folic acid', unit: 'ng/mL', aliases: ['folate'] },
    ],
  },
  coagulation: {
    name: 'Coagulation',
    analytes: [
      { name: 'Prothrombin time (PT)', unit: 's', aliases: ['prothrombin time', 'pt'] },
      { name: 'Prothrombin activity', unit: '%' },
      { name: 'INR' },
      { name: 'aPTT', unit: 's', aliases: ['ptt', 'activated partial thromboplastin time'] },
      { name: 'Fibrinogen', unit: 'mg/dL' },
      { name: 'D-dimer', unit: 'ng/mL' },
    ],
  },
  urine: {
    name: 'Urinalysis',
    analytes: [
      { name: 'Urine colour', words: 'yellow', aliases: ['colour', 'color'] },
      { name: 'Urine appearance', words: 'clear', aliases: ['appearance'] },
      { name: 'Urine specific gravity', aliases: ['specific gravity'] },
      { name: 'Urine pH', aliases: ['ph'] },
      { name: 'Urine protein', words: 'negative', aliases: ['protein'] },
      { name: 'Urine glucose', words: 'negative' },
      { name: 'Urine ketones', words: 'negative', aliases: ['ketones'] },
      { name: 'Urine bilirubin', words: 'negative' },
      { name: 'Urine urobilinogen', words: 'normal', aliases: ['urobilinogen'] },
      { name: 'Urine nitrite', words: 'negative', aliases: ['nitrite', 'nitrites'] },
      { name: 'Blood in urine', words: 'negative', aliases: ['urine blood'] },
      { name: 'Urine white blood cells', unit: '/mL' },
      { name: 'Urine red blood cells', unit: '/mL' },
      { name: 'Urine epithelial cells', words: 'few', aliases: ['epithelial cells'] },
      { name: 'Urine casts', words: 'none seen', aliases: ['casts'] },
      { name: 'Urine crystals', words: 'none seen', aliases: ['crystals'] },
      { name: 'Urine bacteria', words: 'none seen', aliases: ['bacteria'] },
      { name: 'Urine mucus', words: 'none seen', aliases: ['mucus'] },
    ],
  },
  prostate: {
    name: 'PSA',
    analytes: [
      { name: 'Total PSA', unit: 'ng/mL', aliases: ['psa', 'prostate specific antigen'] },
      { name: 'Free PSA', unit: 'ng/mL' },
      { name: 'Free/total PSA ratio', unit: '%' },
    ],
  },
  inflammation: {
    name: 'Inflammation',
    analytes: [
      { name: 'C-reactive protein', unit: 'mg/L', aliases: ['crp', 'hs crp'] },
      { name: 'ESR', unit: 'mm', aliases: ['erythrocyte sedimentation rate'] },
    ],
  },
}

/** Words of printed reports. They are compared without accents and case, so they are written without. */
export const reportWords = {
  /** Headings of a table's columns. */
  columns: {
    analyte: ['exam', 'exams', 'test', 'tests', 'analyte', 'parameter', 'component', 'item', 'name'],
    value: ['result', 'results', 'value', 'your result', 'current result'],
    unit: ['unit', 'units'],
    range: [
      'reference',
      'reference range',
      'reference values',
      'reference interval',
      'range',
      'normal range',
    ],
    low: ['minimum', 'min', 'from', 'low', 'lower limit', 'range: from'],
    high: ['maximum', 'max', 'to', 'high', 'upper limit', 'range: to'],
    other: [
      ...[
        'date',
        'laboratory',
        'requested by',
        'fasting',
        'hours of fasting',
        'position in the range',
        'status',
      ],
      ...['flag', 'sample', 'method', 'previous result', 'previous', 'note', 'notes'],
    ],
  },
  /** Begin a line that is no result. */
  administrative: [
    ...[
      'patient',
      'name',
      'date',
      'time',
      'collected',
      'collection',
      'received',
      'reported',
      'released',
      'printed',
    ],
    ...[
      'doctor',
      'physician',
      'requested',
      'dr',
      'insurance',
      'address',
      'street',
      'phone',
      'telephone',
      'fax',
    ],
    ...[
      'page',
      'sheet',
      'material',
      'method',
      'methodology',
      'sample',
      'specimen',
      'laboratory',
      'signed',
      'report',
    ],
    ...['order', 'age', 'sex', 'gender', 'birth', 'note', 'notes', 'comment', 'comments', 'previous result'],
    ...['previous results', 'history', 'fasting', 'code', 'record', 'certified', 'this test', 'this report'],
  ],
  /** Headings above the results of urine, and of anything else. */
  urine: ['urine', 'urinalysis', 'urine test'],
  notUrine: [
    'blood count',
    'full blood count',
    'complete blood count',
    'biochemistry',
    'blood',
    'serum',
    'plasma',
    'hormones',
    'serology',
    'lipids',
    'coagulation',
    'stool',
  ],
  /** How an analyte of urine is called, for a report that prints only its name below a heading. */
  inUrine: ['urine {{name}}'],
  /** Come before the day on which the sample was taken, and before the name of the laboratory. */
  collected: ['date of collection', 'collection date', 'collected on', 'collected', 'date of the test'],
  laboratory: ['laboratory', 'lab'],
  /** Come before the kind of sample. */
  sample: ['material', 'sample'],
  /** Come before a result that is on a line of its own. */
  result: ['result', 'current result', 'your result', 'value'],
  /** Come before a range. */
  reference: [
    ...['reference range', 'reference ranges', 'reference values', 'reference value', 'reference interval'],
    ...['normal range', 'normal values', 'reference', 'range', 'ref'],
  ],
  /** Begin a line, or come before a range, for a part of the people or a class of the result. */
  groups: [
    ...[
      'men',
      'women',
      'male',
      'female',
      'adults',
      'adult',
      'children',
      'pregnant',
      'over',
      'normal',
      'desirable',
    ],
    ...['optimal', 'borderline', 'high', 'very high', 'low', 'elevated', 'risk', 'low risk', 'high risk'],
    ...[
      'deficiency',
      'insufficiency',
      'sufficiency',
      'sufficient',
      'prediabetes',
      'diabetes',
      'toxic',
      'toxicity',
    ],
  ],
  /** Results in words. */
  results: [
    ...[
      'non reactive',
      'nonreactive',
      'reactive',
      'negative',
      'positive',
      'indeterminate',
      'inconclusive',
      'absent',
    ],
    ...[
      'present',
      'not detected',
      'detected',
      'undetectable',
      'detectable',
      'normal',
      'abnormal',
      'traces',
      'trace',
    ],
    ...['rare', 'few', 'numerous', 'moderate', 'slight', 'clear', 'cloudy', 'slightly cloudy', 'yellow'],
    ...['light yellow', 'dark yellow', 'amber', 'colourless', 'colorless'],
  ],
  /** Before a number: the value or the end of the range is smaller or greater than it. */
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
  units: [
    ...[
      'million/mm³',
      'million/µL',
      'million/uL',
      'million',
      'thousand/mm³',
      'thousand/µL',
      '/field',
      'per field',
    ],
    ...['copies/mL', 'cells/mm³', 'cells/µL', 'seconds', 'sec', 'minutes', 'mg/24 hours', 'mL/24 hours'],
  ],
}
