import { wordList } from '../word-list.ts'

/** Words of printed reports, without accents and in lower case, because the comparison ignores both. */
export const reportWords = {
  /** Column headers of a table. */
  columns: {
    analyte: wordList(
      'exame, exames, analito, teste, parametro, descricao, componente, item, o que foi medido',
    ),
    value: ['resultado', 'resultados', 'valor', 'valor obtido', 'valor encontrado', 'resultado atual'],
    unit: ['unidade', 'unidades', 'un', 'unid'],
    range: wordList(`
      referencia, valor de referencia, valores de referencia, vr, faixa, faixa de referencia,
      intervalo de referencia, intervalo, valores normais, referencia em palavras, faixa em palavras
    `),
    low: ['minimo', 'min', 'de', 'limite inferior', 'faixa: de', 'inferior'],
    high: ['maximo', 'max', 'ate', 'limite superior', 'faixa: ate', 'superior'],
    other: wordList(`
      data, laboratorio, solicitado por, jejum, horas de jejum, posicao na faixa, status, situacao,
      material, metodo, resultado anterior, anterior, observacao, observacoes
    `),
  },
  /** Begin a line that is not a result. */
  administrative: wordList(`
    paciente, nome, cliente, data, hora, coleta, coletado, recebido, recebimento, liberado, liberacao,
    emitido, emissao, impresso, medico, medica, solicitante, dr, dra, crm, crf, crbm, cnpj, cnes, cpf, rg,
    convenio, plano, endereco, rua, av, avenida, cep, tel, telefone, fone, fax, whatsapp, pagina, pag,
    folha, material, metodo, metodologia, amostra, laboratorio, responsavel, assinado, assinatura, laudo,
    protocolo, pedido, ordem, atendimento, cadastro, idade, sexo, nascimento, observacao, observacoes, obs,
    nota, notas, unidade de coleta, resultado anterior, resultados anteriores, historico, jejum, codigo,
    registro, prontuario, certificado, conselho, exame realizado, este exame, este laudo, a interpretacao
  `),
  /** Headings above the results of urine, and of other samples. */
  urine: wordList(
    'urina, urina tipo, eas, urinalise, exame de urina, sumario de urina, parcial de urina, urina rotina',
  ),
  notUrine: wordList(`
    hemograma, eritrograma, leucograma, bioquimica, sangue, soro, plasma, hormonios, sorologia, imunologia,
    lipidograma, coagulograma, fezes
  `),
  /** Names of an analyte in urine, for a report that prints only the plain name below a heading. */
  inUrine: ['{{name}} na urina', '{{name}} da urina'],
  /** Precede the day on which the sample was taken, and the name of the laboratory. */
  collected: wordList(`
    data da coleta, data de coleta, data e hora da coleta, coleta, coletado em, coletada em, coleta em,
    data do exame
  `),
  laboratory: ['laboratorio', 'lab'],
  /** Precede the kind of sample. */
  sample: ['material', 'amostra'],
  /** Precede a result on its own line. */
  result: ['resultado', 'resultado atual', 'valor encontrado', 'valor obtido'],
  /** Precede a range. */
  reference: wordList(`
    valores de referencia, valor de referencia, valor de ref, valores de ref, intervalo de referencia,
    faixa de referencia, valores normais, valor normal, referencia, faixa, ref, vr, v r
  `),
  /** Begin a line, or precede a range, for a group of people or a class of result. */
  groups: wordList(`
    homens, homem, mulheres, mulher, masculino, feminino, adultos, adulto, criancas, gestantes, idosos,
    maiores, menores, normal, desejavel, otimo, limitrofe, alto, muito alto, baixo, elevado, risco,
    baixo risco, alto risco, risco intermediario, deficiencia, insuficiencia, suficiencia, suficiente,
    pre diabetes, diabetes, toxico, toxicidade, com jejum, sem jejum
  `),
  /** Results in words. */
  results: wordList(`
    nao reagente, reagente, nao reativo, reativo, negativo, negativa, positivo, positiva, indeterminado,
    inconclusivo, ausente, ausentes, ausencia, presente, presentes, presenca, nao detectado, nao detectavel,
    detectado, detectavel, indetectavel, normal, normais, alterado, tracos, raros, raras, alguns, algumas,
    numerosos, numerosas, moderado, moderada, discreto, discreta, limpido, limpida, turvo, turva,
    ligeiramente turvo, levemente turvo, amarelo, amarelo claro, amarelo citrino, amarelo escuro, amarela,
    ambar, incolor
  `),
  /** Precede a number, and mean that the value or the end of the range is below or above it. */
  comparisons: {
    '<': ['inferior a', 'menor que', 'menor do que', 'abaixo de', 'menos de', 'menos que'],
    '≤': ['inferior ou igual a', 'menor ou igual a'],
    '>': ['superior a', 'maior que', 'maior do que', 'acima de', 'mais de', 'mais que'],
    '≥': ['superior ou igual a', 'maior ou igual a'],
    upTo: ['ate'],
    from: ['a partir de'],
  },
  /** Between the two ends of a range: "70 a 99", "de 70 até 99", "entre 70 e 99". */
  between: ['a'],
  betweenAfterOpening: ['a', 'ate', 'e'],
  opening: ['de', 'entre'],
  units: wordList(`
    milhões/mm³, milhões/µL, milhões/uL, milhões, mil/mm³, mil/µL, /campo, por campo, p/campo, cópias/mL,
    células/mm³, cél/mm³, células/µL, segundos, seg, minutos, mg/24 horas, mL/24 horas
  `),
}
