/**
 * An analyte as laboratories print it: its usual name, its usual unit or words, and its other names, taken
 * from Brazilian reports and LOINC's Portuguese translation. A different material, fraction or time of day
 * makes a different analyte.
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
    name: 'Hemograma',
    analytes: [
      {
        name: 'Hemácias',
        unit: 'milhões/mm³',
        aliases: ['eritrócitos', 'glóbulos vermelhos', 'contagem de hemácias', 'contagem de eritrócitos'],
      },
      { name: 'Hemoglobina', unit: 'g/dL', aliases: ['hb', 'hgb', 'hemoglobina hb'] },
      { name: 'Hematócrito', unit: '%', aliases: ['ht', 'hct', 'hematócrito ht'] },
      { name: 'VCM', unit: 'fL', aliases: ['volume corpuscular médio', 'volume globular médio', 'vgm'] },
      {
        name: 'HCM',
        unit: 'pg',
        aliases: ['hemoglobina corpuscular média', 'hemoglobina globular média', 'hgm'],
      },
      {
        name: 'CHCM',
        unit: 'g/dL',
        aliases: ['concentração de hemoglobina corpuscular média', 'chgm'],
      },
      { name: 'RDW', unit: '%', aliases: ['rdw cv'] },
      {
        name: 'Leucócitos',
        unit: '/mm³',
        aliases: ['leucócitos totais', 'glóbulos brancos', 'contagem de leucócitos', 'leucometria'],
      },
      { name: 'Neutrófilos', unit: '/mm³', aliases: ['neutrófilos totais'] },
      { name: 'Bastonetes', unit: '/mm³', aliases: ['bastões', 'neutrófilos bastonetes'] },
      { name: 'Segmentados', unit: '/mm³', aliases: ['neutrófilos segmentados'] },
      { name: 'Eosinófilos', unit: '/mm³' },
      { name: 'Basófilos', unit: '/mm³' },
      { name: 'Linfócitos', unit: '/mm³', aliases: ['linfócitos típicos'] },
      { name: 'Monócitos', unit: '/mm³' },
      { name: 'Plaquetas', unit: '/mm³', aliases: ['contagem de plaquetas', 'plaquetometria'] },
      { name: 'VPM', unit: 'fL', aliases: ['volume plaquetário médio'] },
    ],
  },
  lipids: {
    name: 'Lipidograma',
    analytes: [
      { name: 'Colesterol total', unit: 'mg/dL', aliases: ['colesterol'] },
      { name: 'Colesterol HDL', unit: 'mg/dL', aliases: ['hdl', 'hdl colesterol', 'hdl c'] },
      { name: 'Colesterol LDL', unit: 'mg/dL', aliases: ['ldl', 'ldl colesterol', 'ldl c'] },
      { name: 'Colesterol VLDL', unit: 'mg/dL', aliases: ['vldl', 'vldl colesterol', 'vldl c'] },
      { name: 'Colesterol não HDL', unit: 'mg/dL', aliases: ['não hdl', 'não hdl colesterol'] },
      {
        name: 'Triglicérides',
        unit: 'mg/dL',
        aliases: ['triglicerídeos', 'triglicerídios', 'triglicéridos', 'triacilgliceróis'],
      },
    ],
  },
  glucose: {
    name: 'Glicemia',
    analytes: [
      {
        name: 'Glicose',
        unit: 'mg/dL',
        aliases: [
          'glicose de jejum',
          'glicemia',
          'glicemia de jejum',
          'glicose sérica',
          'glicose plasmática',
        ],
      },
      {
        name: 'Hemoglobina glicada (HbA1c)',
        unit: '%',
        aliases: [
          'hba1c',
          'a1c',
          'hb glicada',
          'hemoglobina glicada',
          'hemoglobina glicosilada',
          'hemoglobina a1c',
          'hemoglobina glicada a1c',
        ],
      },
      { name: 'Glicose média estimada', unit: 'mg/dL', aliases: ['glicemia média estimada', 'gme'] },
      { name: 'Insulina', unit: 'µUI/mL', aliases: ['insulina basal', 'insulina de jejum'] },
      { name: 'HOMA-IR', aliases: ['índice homa', 'homa'] },
    ],
  },
  kidneys: {
    name: 'Função renal',
    analytes: [
      { name: 'Ureia', unit: 'mg/dL', aliases: ['ureia sérica'] },
      { name: 'Creatinina', unit: 'mg/dL', aliases: ['creatinina sérica'] },
      {
        name: 'Taxa de filtração glomerular',
        unit: 'mL/min/1,73 m²',
        aliases: [
          'tfg',
          'tfge',
          'etfg',
          'taxa de filtração glomerular estimada',
          'filtração glomerular estimada',
          'ritmo de filtração glomerular',
        ],
      },
      { name: 'Ácido úrico', unit: 'mg/dL', aliases: ['ácido úrico sérico', 'urato'] },
      {
        name: 'Relação albumina/creatinina na urina',
        unit: 'mg/g',
        aliases: ['relação albumina creatinina', 'relação albumina creatinina urinária', 'rac'],
      },
    ],
  },
  liver: {
    name: 'Função hepática',
    analytes: [
      {
        name: 'TGO (AST)',
        unit: 'U/L',
        aliases: [
          'tgo',
          'ast',
          'ast tgo',
          'aspartato aminotransferase',
          'transaminase oxalacética',
          'transaminase glutâmico oxalacética',
        ],
      },
      {
        name: 'TGP (ALT)',
        unit: 'U/L',
        aliases: [
          'tgp',
          'alt',
          'alt tgp',
          'alanina aminotransferase',
          'transaminase pirúvica',
          'transaminase glutâmico pirúvica',
        ],
      },
      {
        name: 'Gama GT',
        unit: 'U/L',
        aliases: [
          'ggt',
          'gama glutamil transferase',
          'gama glutamiltransferase',
          'gama glutamil transpeptidase',
        ],
      },
      { name: 'Fosfatase alcalina', unit: 'U/L', aliases: ['fal'] },
      { name: 'Bilirrubina total', unit: 'mg/dL', aliases: ['bilirrubinas totais'] },
      { name: 'Bilirrubina direta', unit: 'mg/dL', aliases: ['bilirrubina conjugada'] },
      { name: 'Bilirrubina indireta', unit: 'mg/dL', aliases: ['bilirrubina não conjugada'] },
      { name: 'Proteínas totais', unit: 'g/dL' },
      { name: 'Albumina', unit: 'g/dL', aliases: ['albumina sérica'] },
      { name: 'Globulinas', unit: 'g/dL', aliases: ['globulina'] },
    ],
  },
  thyroid: {
    name: 'Tireoide',
    analytes: [
      {
        name: 'TSH',
        unit: 'µUI/mL',
        aliases: [
          'tsh ultrassensível',
          'tsh ultra sensível',
          'tsh us',
          'tsh basal',
          'hormônio tireoestimulante',
          'hormônio tireoestimulante tsh',
          'tsh hormônio tireoestimulante',
          'hormônio estimulante da tireoide',
          'tireotrofina',
        ],
      },
      {
        name: 'T4 livre',
        unit: 'ng/dL',
        aliases: ['tiroxina livre', 't4 l', 't4l', 'tiroxina livre t4 livre'],
      },
      { name: 'T4 total', unit: 'µg/dL', aliases: ['t4', 'tiroxina', 'tiroxina total'] },
      { name: 'T3 livre', unit: 'pg/mL', aliases: ['triiodotironina livre', 't3 l', 't3l'] },
      { name: 'T3 total', unit: 'ng/dL', aliases: ['t3', 'triiodotironina', 'triiodotironina total'] },
      {
        name: 'Anti-TPO',
        unit: 'UI/mL',
        aliases: [
          'anticorpos antiperoxidase',
          'anti peroxidase',
          'antiperoxidase',
          'anticorpos anti tpo',
          'anticorpo antiperoxidase tireoidiana',
        ],
      },
    ],
  },
  electrolytes: {
    name: 'Eletrólitos',
    analytes: [
      { name: 'Sódio', unit: 'mEq/L', aliases: ['sódio sérico', 'sódio na'] },
      { name: 'Potássio', unit: 'mEq/L', aliases: ['potássio sérico', 'potássio k'] },
      { name: 'Cloro', unit: 'mEq/L', aliases: ['cloretos', 'cloreto'] },
      { name: 'Cálcio total', unit: 'mg/dL', aliases: ['cálcio', 'cálcio sérico'] },
      { name: 'Cálcio iônico', unit: 'mmol/L', aliases: ['cálcio ionizado', 'cálcio ionizável'] },
      { name: 'Magnésio', unit: 'mg/dL', aliases: ['magnésio sérico'] },
      { name: 'Fósforo', unit: 'mg/dL', aliases: ['fósforo sérico', 'fosfato'] },
    ],
  },
  iron: {
    name: 'Ferro',
    analytes: [
      { name: 'Ferro sérico', unit: 'µg/dL', aliases: ['ferro'] },
      { name: 'Ferritina', unit: 'ng/mL', aliases: ['ferritina sérica'] },
      { name: 'Transferrina', unit: 'mg/dL', aliases: ['siderofilina'] },
      {
        name: 'Saturação da transferrina',
        unit: '%',
        aliases: ['índice de saturação da transferrina', 'ist'],
      },
      {
        name: 'Capacidade total de ligação do ferro',
        unit: 'µg/dL',
        aliases: ['ctlf', 'capacidade de ligação do ferro', 'capacidade total de fixação do ferro', 'tibc'],
      },
    ],
  },
  vitamins: {
    name: 'Vitaminas',
    analytes: [
      {
        name: 'Vitamina D (25-OH)',
        unit: 'ng/mL',
        aliases: [
          'vitamina d',
          'vitamina d 25 hidroxi',
          '25 oh vitamina d',
          '25 hidroxivitamina d',
          '25 hidroxi vitamina d',
          'vitamina d 25 hidroxivitamina d',
          'vitamina d total',
        ],
      },
      {
        name: 'Vitamina B12',
        unit: 'pg/mL',
        aliases: ['b12', 'vitamina b 12', 'cobalamina', 'cianocobalamina'],
      },
      { name: 'Ácido fólico', unit: 'ng/mL', aliases: ['folato', 'folato sérico'] },
    ],
  },
  coagulation: {
    name: 'Coagulação',
    analytes: [
      { name: 'Tempo de protrombina (TP)', unit: 's', aliases: ['tempo de protrombina', 'tp', 'tap'] },
      { name: 'Atividade de protrombina', unit: '%', aliases: ['atividade protrombínica'] },
      { name: 'INR', aliases: ['rni', 'razão normalizada internacional'] },
      {
        name: 'TTPA',
        unit: 's',
        aliases: ['tempo de tromboplastina parcial ativada', 'tempo de tromboplastina parcial', 'kttp'],
      },
      { name: 'Fibrinogênio', unit: 'mg/dL' },
      { name: 'D-dímero', unit: 'ng/mL', aliases: ['d dímeros'] },
    ],
  },
  urine: {
    name: 'Urina tipo 1 (EAS)',
    analytes: [
      { name: 'Cor da urina', words: 'amarelo' },
      { name: 'Aspecto da urina', words: 'límpido' },
      { name: 'Densidade da urina', aliases: ['densidade urinária'] },
      { name: 'pH da urina', aliases: ['ph urinário'] },
      { name: 'Proteínas na urina', words: 'negativo', aliases: ['proteína na urina'] },
      { name: 'Glicose na urina', words: 'negativo', aliases: ['glicose urinária', 'glicosúria'] },
      { name: 'Corpos cetônicos na urina', words: 'negativo', aliases: ['cetonas na urina', 'cetonúria'] },
      {
        name: 'Bilirrubina na urina',
        words: 'negativo',
        aliases: ['bilirrubinas na urina', 'bilirrubinúria'],
      },
      { name: 'Urobilinogênio na urina', words: 'normal', aliases: ['urobilinogênio'] },
      { name: 'Nitrito na urina', words: 'negativo', aliases: ['nitritos na urina', 'nitrito', 'nitritos'] },
      { name: 'Sangue na urina', words: 'negativo', aliases: ['hemoglobina na urina'] },
      { name: 'Leucócitos na urina', unit: '/mL', aliases: ['piócitos na urina', 'leucócitos urinários'] },
      { name: 'Hemácias na urina', unit: '/mL', aliases: ['eritrócitos na urina'] },
      { name: 'Células epiteliais na urina', words: 'raras' },
      { name: 'Cilindros na urina', words: 'ausentes' },
      { name: 'Cristais na urina', words: 'ausentes' },
      { name: 'Bactérias na urina', words: 'ausentes', aliases: ['flora bacteriana na urina'] },
      { name: 'Muco na urina', words: 'ausente', aliases: ['filamentos de muco na urina'] },
    ],
  },
  prostate: {
    name: 'PSA',
    analytes: [
      {
        name: 'PSA total',
        unit: 'ng/mL',
        aliases: ['psa', 'antígeno prostático específico', 'antígeno prostático específico total'],
      },
      { name: 'PSA livre', unit: 'ng/mL', aliases: ['antígeno prostático específico livre'] },
      {
        name: 'Relação PSA livre/total',
        unit: '%',
        aliases: ['psa livre total', 'relação psa livre psa total'],
      },
    ],
  },
  inflammation: {
    name: 'Inflamação',
    analytes: [
      {
        name: 'Proteína C reativa',
        unit: 'mg/L',
        aliases: [
          'pcr',
          'pcr ultrassensível',
          'pcr ultra sensível',
          'proteína c reativa ultrassensível',
          'proteína c reativa ultra sensível',
        ],
      },
      { name: 'VHS', unit: 'mm', aliases: ['velocidade de hemossedimentação', 'hemossedimentação'] },
    ],
  },
}

/** Analytes that belong to no panel: only their names are known. */
export const otherAnalytes: readonly PrintedAnalyte[] = [
  { name: 'Glicose pós-prandial', aliases: ['glicemia pós-prandial'] },
  { name: 'Frutosamina' },
  { name: 'Peptídeo C' },
  { name: 'Creatinina na urina', aliases: ['creatinina urinária'] },
  { name: 'Albumina na urina', aliases: ['albumina urinária', 'albuminúria', 'microalbuminúria'] },
  {
    name: 'Proteína na urina de 24 horas',
    aliases: [
      'proteínas na urina de 24 horas',
      'proteinúria de 24 horas',
      'proteinúria 24 h',
      'proteinúria 24h',
    ],
  },
  { name: 'Depuração da creatinina', aliases: ['clearance de creatinina'] },
  { name: 'DHL', aliases: ['ldh', 'desidrogenase lática', 'desidrogenase láctica', 'lactato desidrogenase'] },
  { name: 'Amilase', aliases: ['amilase sérica'] },
  { name: 'Lipase', aliases: ['lipase sérica'] },
  {
    name: 'CPK',
    aliases: ['ck', 'ck total', 'cpk total', 'creatinofosfoquinase', 'creatinoquinase', 'creatina quinase'],
  },
  { name: 'CK-MB', aliases: ['ckmb', 'cpk mb', 'creatinofosfoquinase mb'] },
  { name: 'Troponina I' },
  { name: 'Troponina T' },
  { name: 'BNP', aliases: ['peptídeo natriurético tipo b'] },
  { name: 'NT-proBNP', aliases: ['nt pro bnp'] },
  { name: 'Homocisteína' },
  { name: 'Lipoproteína (a)', aliases: ['lp a'] },
  { name: 'Apolipoproteína A1', aliases: ['apo a1', 'apolipoproteína a 1'] },
  { name: 'Apolipoproteína B', aliases: ['apo b'] },
  { name: 'Testosterona total', aliases: ['testosterona'] },
  { name: 'Testosterona livre' },
  { name: 'SHBG', aliases: ['globulina ligadora de hormônios sexuais'] },
  { name: 'Estradiol', aliases: ['e2', '17 beta estradiol'] },
  { name: 'Progesterona' },
  { name: 'FSH', aliases: ['hormônio folículo estimulante', 'hormônio foliculoestimulante'] },
  { name: 'LH', aliases: ['hormônio luteinizante'] },
  { name: 'Prolactina', aliases: ['prl'] },
  { name: 'Cortisol', aliases: ['cortisol sérico'] },
  { name: 'PTH', aliases: ['pth intacto', 'paratormônio', 'paratormônio intacto'] },
  {
    name: 'DHEA-S',
    aliases: [
      'sdhea',
      's dhea',
      'dheas',
      'sulfato de dehidroepiandrosterona',
      'sulfato de deidroepiandrosterona',
    ],
  },
  { name: 'IGF-1', aliases: ['igf i', 'somatomedina c'] },
  { name: 'Beta-hCG', aliases: ['hcg beta', 'beta hcg quantitativo'] },
  { name: 'Tireoglobulina' },
  {
    name: 'Antitireoglobulina',
    aliases: ['anti tireoglobulina', 'anticorpos antitireoglobulina', 'anti tg'],
  },
  { name: 'TRAb', aliases: ['anticorpo antirreceptor de tsh'] },
  { name: 'RDW-SD' },
  { name: 'Reticulócitos', aliases: ['contagem de reticulócitos'] },
  { name: 'Capacidade latente de ligação do ferro', aliases: ['uibc'] },
  { name: 'Zinco', aliases: ['zinco sérico'] },
  { name: 'Vitamina A', aliases: ['retinol'] },
  { name: 'Vitamina C', aliases: ['ácido ascórbico'] },
  { name: 'Vitamina E', aliases: ['alfa tocoferol'] },
  {
    name: 'Vitamina D (1,25-OH)',
    aliases: ['1 25 dihidroxivitamina d', '1 25 di hidroxivitamina d', 'calcitriol'],
  },
  { name: 'CEA', aliases: ['antígeno carcinoembrionário'] },
  { name: 'Alfafetoproteína', aliases: ['alfa fetoproteína', 'afp'] },
  { name: 'CA 125', aliases: ['ca125'] },
  { name: 'CA 15-3', aliases: ['ca15 3'] },
  { name: 'CA 19-9', aliases: ['ca19 9'] },
  { name: 'Fator reumatoide' },
  { name: 'Antiestreptolisina O', aliases: ['aslo', 'aeo'] },
  { name: 'IgA', aliases: ['imunoglobulina a'] },
  { name: 'IgE total', aliases: ['ige', 'imunoglobulina e', 'imunoglobulina e total'] },
  { name: 'IgG', aliases: ['imunoglobulina g'] },
  { name: 'IgM', aliases: ['imunoglobulina m'] },
]

/** Words in the middle of a name that do not make it a different name: "Glicose de jejum" is "Glicose jejum". */
export const analyteStopWords: readonly string[] = ['de', 'da', 'do', 'das', 'dos', 'em', 'na', 'no']
