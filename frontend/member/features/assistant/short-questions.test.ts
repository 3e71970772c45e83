import { expect, it } from 'vitest'
import { articles } from './articles.ts'
import { findCrises } from './crisis/find-crises.ts'
import { findShortQuestion } from './short-questions.ts'

const questions: [question: string, kind: string][] = [
  ['obrigada!', 'thanks'],
  ['Muito obrigado pela ajuda', 'thanks'],
  ['valeu', 'thanks'],
  ['valeu, não preciso de mais nada', 'thanks'],
  ['brigadão', 'thanks'],
  ['muitíssimo obrigada!', 'thanks'],
  ['obrigado, tchau', 'thanks'],
  ['oi, tudo bem?', 'smallTalk'],
  ['quem é você?', 'smallTalk'],
  ['bom dia, tudo certo por aí?', 'smallTalk'],
  ['tchau', 'closing'],
  ['até logo!', 'closing'],
  ['ok, entendi', 'closing'],
  ['tá bom, até amanhã', 'closing'],
  ['era só isso', 'closing'],
  ['Quando é minha próxima consulta?', 'nextConsultation'],
  ['que dia é minha consulta', 'nextConsultation'],
  ['qual o horário da minha consulta?', 'nextConsultation'],
  ['tenho alguma consulta marcada?', 'nextConsultation'],
  ['tenho consulta essa semana?', 'nextConsultation'],
  ['minha consulta é que dia', 'nextConsultation'],
  ['qual meu próximo remédio?', 'nextMedication'],
  ['que horas é a próxima dose', 'nextMedication'],
  ['qual remédio eu tenho que tomar agora?', 'nextMedication'],
  ['posso tomar dois remédios juntos?', 'combination'],
  ['posso tomar dipirona com ibuprofeno?', 'combination'],
  ['posso misturar antibiótico com cerveja', 'combination'],
  ['posso misturar dipirona com ibuprofeno?', 'combination'],
  ['omeprazol junto com losartana pode?', 'combination'],
  ['posso tomar dipirona 1g com ibuprofeno', 'combination'],
  ['posso beber tomando antibiótico?', 'combination'],
  ['tomando antibiótico posso beber cerveja?', 'combination'],
  ['faz mal tomar ibuprofeno com paracetamol?', 'combination'],
  ['pode tomar anti-inflamatório com varfarina', 'combination'],
  ['losartana e dipirona ao mesmo tempo', 'combination'],
  ['ando muito triste e sem vontade de nada', 'lowMood'],
  ['estou me sentindo sozinha', 'lowMood'],
  ['tô triste', 'lowMood'],
  ['não tenho vontade de nada', 'lowMood'],
  ['ando chorando muito', 'lowMood'],
  ['tá deprimida', 'lowMood'],
  ['me sinto muito vazia', 'lowMood'],
  ['sinto um grande vazio', 'lowMood'],
  ['me sinto por dentro vazia', 'lowMood'],
]

const others = [
  '???',
  'é',
  'tchau, como cancelo a consulta',
  'até amanhã, tenho consulta?',
  'não tenho vontade de nadar',
  'esqueci uma dose, e agora?',
  'ok, como cancelo a consulta',
  'o conjunto dos meus remédios',
  'a lista ta vazia',
  'a lista tá vazia',
  'estou com a lista vazia',
  'o lembrete ta ligando sozinho',
  'quando posso cancelar minha consulta?',
  'como cancelo minha próxima consulta',
  'valeu, mas como cancelo a consulta',
  'obrigada, preciso remarcar a consulta',
]

it('tells the kind of each short question, and takes none for a crisis', () => {
  const found = questions.map(([question]) => [question, findShortQuestion(question)])
  expect(found).toEqual(questions)
  expect(questions.filter(([question]) => findCrises(question).length > 0)).toEqual([])
})

it('leaves the questions of the help to their articles', () => {
  const questionsOfHelp = articles.map(({ question }) => question)
  expect([...questionsOfHelp, ...others].filter(findShortQuestion)).toEqual([])
})
