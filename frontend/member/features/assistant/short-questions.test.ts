import { expect, it } from 'vitest'
import { articles } from './articles.ts'
import { findCrises } from './crisis/find-crises.ts'
import { findShortQuestion } from './short-questions.ts'

const questions: [question: string, kind: string][] = [
  ['obrigada!', 'thanks'],
  ['Muito obrigado pela ajuda', 'thanks'],
  ['valeu', 'thanks'],
  ['oi, tudo bem?', 'smallTalk'],
  ['quem é você?', 'smallTalk'],
  ['tchau', 'smallTalk'],
  ['Quando é minha próxima consulta?', 'nextConsultation'],
  ['que dia é minha consulta', 'nextConsultation'],
  ['qual meu próximo remédio?', 'nextMedication'],
  ['que horas é a próxima dose', 'nextMedication'],
  ['posso tomar dois remédios juntos?', 'combination'],
  ['posso tomar dipirona com ibuprofeno?', 'combination'],
  ['posso misturar antibiótico com cerveja', 'combination'],
  ['ando muito triste e sem vontade de nada', 'lowMood'],
  ['estou me sentindo sozinha', 'lowMood'],
]

it('tells the kind of each short question, and takes none for a crisis', () => {
  const found = questions.map(([question]) => [question, findShortQuestion(question)])
  expect(found).toEqual(questions)
  expect(questions.filter(([question]) => findCrises(question).length > 0)).toEqual([])
})

it('leaves the questions of the help to their articles', () => {
  expect(articles.map(({ question }) => question).filter(findShortQuestion)).toEqual([])
})
