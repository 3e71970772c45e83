import { expect, it } from 'vitest'
import { findArticles } from '../find-articles.ts'
import type { CrisisKind } from './crisis-kinds.ts'
import { servicesForCrises } from './crisis-numbers.ts'
import { findCrises } from './find-crises.ts'

const crises: [kind: CrisisKind, phrases: string[]][] = [
  [
    'suicide',
    [
      'i want to die',
      'I wanna kill myself',
      'i dont want to live anymore',
      "I can't go on",
      'there is no reason to live',
      'thinking about suicide',
      'my son tried to end his life',
      'everyone would be better off without me',
      'wish i was never born',
      'im going to jump off the bridge',
      'I have the pills in front of me',
    ],
  ],
  ['selfHarm', ['i cut myself', 'my daughter is hurting herself', 'self harm']],
  [
    'chestPain',
    [
      'chest pain',
      'my chest hurts',
      'tightness in my chest',
      'heart attack',
      'pain in my chest and left arm',
      'my heart is racing and hurts',
    ],
  ],
  [
    'stroke',
    [
      'my mother is having a stroke',
      'one side of his face is drooping',
      'her speech is slurred',
      'I cannot move my left arm',
      'half of my body went numb',
      'he suddenly cannot speak',
    ],
  ],
  [
    'breathing',
    [
      "I can't breathe",
      'my baby is not breathing',
      'shortness of breath',
      'asthma attack',
      'his lips are turning blue',
      'struggling to breathe',
      'she stopped breathing',
    ],
  ],
  [
    'bleeding',
    [
      'bleeding a lot',
      "the bleeding won't stop",
      'vomiting blood',
      'blood everywhere',
      'deep cut on my wrist',
      'he was stabbed',
      'my father was shot',
    ],
  ],
  [
    'poisoning',
    [
      'overdose',
      'I took too many pills',
      'my son drank bleach',
      'the baby swallowed a battery',
      'bitten by a snake',
      'scorpion sting',
      'took the whole bottle of medicine',
      'gas poisoning',
    ],
  ],
  [
    'choking',
    ['my baby is choking', 'food stuck in his throat', 'he choked on a coin', 'how do I do the heimlich'],
  ],
  [
    'convulsion',
    [
      'he is having a seizure',
      'convulsion',
      'my daughter is convulsing',
      'foaming at the mouth',
      'her body is shaking and her eyes rolled back',
    ],
  ],
  [
    'unconscious',
    [
      'she fainted',
      'my dad passed out',
      "he won't wake up",
      'my mother is unconscious',
      'he is not responding',
      'no pulse',
      'she collapsed',
    ],
  ],
  [
    'pregnancy',
    [
      'pregnant and bleeding',
      'i am 30 weeks and bleeding',
      'my water broke',
      'having a miscarriage',
      'the baby stopped moving',
      'the baby is coming now',
    ],
  ],
  [
    'allergy',
    [
      'anaphylactic shock',
      'my throat is closing',
      'my tongue is swelling',
      'severe allergic reaction',
      'face swollen after eating shrimp',
    ],
  ],
  [
    'violence',
    [
      'my husband hits me',
      'he choked me until I passed out',
      'he said he will kill me',
      'I was raped',
      'he threatened me with a knife',
      'domestic violence',
      'my father beats my mother',
      'my partner locked me in',
      'someone is breaking into my house',
      'being abused at home',
    ],
  ],
]

const others = [
  'cancel an appointment',
  'dying of laughter',
  'my phone died',
  'mild headache',
  'dead battery',
  'kill time',
  'how do I log my sleep',
  'blood test results',
  'blood type',
  'book a cardiologist',
  'allergy test cover',
  'i cut my hair',
  'where is my card',
  'the app crashed',
  'delete my account',
  'my policy was rejected',
  'add a medication',
  'i forgot my password',
  'i am pregnant, which exams do I need',
  'flu vaccine',
  'blood pressure 12 by 8',
  'i slept badly',
  'export my data',
  'change my email',
  'I took my pill at eight',
  'i skipped a dose',
  'training my chest today',
  'i ate too much chocolate',
  'the screen froze',
  'stroke of luck',
  'im dying to know',
  'tired of waiting',
  'how much does the plan cost',
  'my father had a stroke last year, physiotherapy',
  'school project about overdose',
  'back pain for months',
  'out of breath after exercise',
  'hit my step record',
]

it.each(crises)('names the number to call for each phrase of %s', (kind, phrases) => {
  const [main] = servicesForCrises([kind])
  const missed = phrases.filter(
    (phrase) => !servicesForCrises(findCrises(phrase)).some((service) => service === main),
  )
  expect(missed).toEqual([])
})

it('leaves alone what is no crisis', () => {
  expect(others.filter((phrase) => findCrises(phrase).length > 0)).toEqual([])
})

it('takes no unknown word for one of the help', () => {
  const unknown = ['die', 'carpenter', 'sleeper', 'pounder', 'schedulable']
  expect(unknown.filter((word) => findArticles(word).length > 0)).toEqual([])
})
