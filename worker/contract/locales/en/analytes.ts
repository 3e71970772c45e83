/**
 * An analyte as laboratories print it: its usual name, its usual unit or words, and its other names, taken
 * from reports and LOINC. A different material, fraction or time of day makes a different analyte.
 */
interface PrintedAnalyte {
  name: string
  unit?: string
  /** Words that reports often print as the result and range: shown as an example, never stored. */
  words?: string
  aliases?: readonly string[]
}

/** Analytes that laboratories report together. */
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
      { name: 'Total cholesterol', unit: 'mg/dL', aliases: ['cholesterol'] },
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
      { name: 'Glucose', unit: 'mg/dL', aliases: ['fasting glucose', 'blood glucose'] },
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
      { name: 'Urine albumin/creatinine ratio', unit: 'mg/g', aliases: ['albumin creatinine ratio', 'acr'] },
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
      {
        name: 'TSH',
        unit: 'µIU/mL',
        aliases: ['thyroid stimulating hormone', 'thyrotropin', 'ultrasensitive tsh'],
      },
      { name: 'Free T4', unit: 'ng/dL', aliases: ['free thyroxine', 'ft4', 't4 free'] },
      { name: 'Total T4', unit: 'µg/dL', aliases: ['t4', 'thyroxine'] },
      { name: 'Free T3', unit: 'pg/mL', aliases: ['free triiodothyronine', 'ft3', 't3 free'] },
      { name: 'Total T3', unit: 'ng/dL', aliases: ['t3', 'triiodothyronine'] },
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
      { name: 'Urine colour', words: 'yellow', aliases: ['urine color'] },
      { name: 'Urine appearance', words: 'clear' },
      { name: 'Urine specific gravity' },
      { name: 'Urine pH' },
      { name: 'Urine protein', words: 'negative', aliases: ['protein in urine'] },
      { name: 'Urine glucose', words: 'negative', aliases: ['glucose in urine'] },
      { name: 'Urine ketones', words: 'negative', aliases: ['ketones in urine'] },
      { name: 'Urine bilirubin', words: 'negative' },
      { name: 'Urine urobilinogen', words: 'normal', aliases: ['urobilinogen'] },
      { name: 'Urine nitrite', words: 'negative', aliases: ['urine nitrites', 'nitrite', 'nitrites'] },
      { name: 'Blood in urine', words: 'negative', aliases: ['urine blood'] },
      { name: 'Urine white blood cells', unit: '/mL' },
      { name: 'Urine red blood cells', unit: '/mL' },
      { name: 'Urine epithelial cells', words: 'few' },
      { name: 'Urine casts', words: 'none seen' },
      { name: 'Urine crystals', words: 'none seen' },
      { name: 'Urine bacteria', words: 'none seen' },
      { name: 'Urine mucus', words: 'none seen' },
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

/** Analytes that belong to no panel: only their names are known. */
export const otherAnalytes: readonly PrintedAnalyte[] = [
  { name: 'Postprandial glucose' },
  { name: 'Fructosamine' },
  { name: 'C-peptide' },
  { name: 'Urine creatinine', aliases: ['creatinine in urine'] },
  { name: 'Urine albumin', aliases: ['microalbumin', 'microalbuminuria'] },
  { name: '24-hour urine protein' },
  { name: 'Creatinine clearance' },
  { name: 'LDH', aliases: ['lactate dehydrogenase'] },
  { name: 'Amylase' },
  { name: 'Lipase' },
  { name: 'CK', aliases: ['creatine kinase', 'cpk'] },
  { name: 'CK-MB' },
  { name: 'Troponin I' },
  { name: 'Troponin T' },
  { name: 'BNP' },
  { name: 'NT-proBNP', aliases: ['nt pro bnp'] },
  { name: 'Homocysteine' },
  { name: 'Lipoprotein (a)', aliases: ['lp a'] },
  { name: 'Apolipoprotein A1', aliases: ['apo a1'] },
  { name: 'Apolipoprotein B', aliases: ['apo b'] },
  { name: 'Total testosterone', aliases: ['testosterone'] },
  { name: 'Free testosterone' },
  { name: 'SHBG', aliases: ['sex hormone binding globulin'] },
  { name: 'Estradiol' },
  { name: 'Progesterone' },
  { name: 'FSH', aliases: ['follicle stimulating hormone'] },
  { name: 'LH', aliases: ['luteinizing hormone'] },
  { name: 'Prolactin' },
  { name: 'Cortisol' },
  { name: 'PTH', aliases: ['parathyroid hormone'] },
  { name: 'DHEA-S' },
  { name: 'IGF-1' },
  { name: 'Beta-hCG', aliases: ['hcg'] },
  { name: 'Thyroglobulin' },
  { name: 'Thyroglobulin antibodies', aliases: ['anti thyroglobulin'] },
  { name: 'TRAb' },
  { name: 'RDW-SD' },
  { name: 'Reticulocytes', aliases: ['reticulocyte count'] },
  { name: 'Unsaturated iron-binding capacity', aliases: ['uibc'] },
  { name: 'Zinc' },
  { name: 'Vitamin A' },
  { name: 'Vitamin C' },
  { name: 'Vitamin E' },
  { name: 'Vitamin D (1,25-OH)', aliases: ['1 25 dihydroxyvitamin d', 'calcitriol'] },
  { name: 'CEA', aliases: ['carcinoembryonic antigen'] },
  { name: 'Alpha-fetoprotein', aliases: ['afp'] },
  { name: 'CA 125' },
  { name: 'CA 15-3' },
  { name: 'CA 19-9' },
  { name: 'Rheumatoid factor' },
  { name: 'Antistreptolysin O', aliases: ['aso'] },
  { name: 'IgA' },
  { name: 'Total IgE' },
  { name: 'IgG' },
  { name: 'IgM' },
]

/** Words in the middle of a name that do not make it a different name. */
export const analyteStopWords: readonly string[] = ['of', 'the', 'in']
