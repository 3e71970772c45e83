/** How people write about a danger in English. The Portuguese file explains the patterns. */

export const crisisFillers =
  'a an the of in on at it is am are was were be been has have had i my your her his our this that and so very really just to'
export const crisisShortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cant: 'cannot',
    dont: 'not',
    wont: 'not',
    isnt: 'not',
    doesnt: 'not',
    wanna: 'want',
    u: 'you',
  }),
)
export const crisisPairs: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\b(do|wo|is|does|did)n['’]t\b/gi, 'not'],
]

/** The letters of a word, doubled ones once. `_isStem`: the word goes on. */
export function soundOf(word: string, _isStem = false): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(.)\1+/g, '$1')
}

export const crisisOtherWords = 'chocolate choice choose chosen attach bread breathe bleach better'
export const crisisGroups: ReadonlyMap<string, string> = new Map(
  Object.entries({
    person:
      'mother|mom|mum|father|dad|husband|wife|son|daughter|baby|child|kid|he|she|grandmother|grandfather|friend',
    pain: 'pain|pains|tight|tightness|pressure|hurts|hurting|aches',
  }),
)
export const crisisIdioms: readonly string[] = [
  'dying|dead|die laughing|laughter|hunger|boredom|thirst|tired|hungry',
  'kill|killing|kills time|boredom',
  'battery|phone|app|site|screen|computer died|dead|dying|choked|not.respond*|passed',
  'blood test|tests|type|pressure|donor|donation|sugar',
  'cut hair|pills|costs|nails',
  'out.breath.exercise',
]
export const crisisRecordWords = 'record|log|register|add|edit|delete|enter|form|fill'
export const crisisDistantWords =
  'schedule|book|appointment|consultation|exam|test|cover|covered|plan|doctor|history|family|years.ago|mild|slight|prevent|had'
export const crisisPresentWords = 'now|help|urgent|emergency|cannot'
export const crisisNegations = 'no|not|never|without'

export const crisisPatterns = {
  suicide: [
    'want|wish|wanted die|dead|death',
    'kill|killing myself|himself|herself|themselves',
    'suicid*',
    'end|ending life',
    'not want live|exist|wake',
    'no reason live',
    'better dead|without.me',
  ],
  selfHarm: ['cut|cutting|cuts|hurt|hurting|harm|harming myself|himself|herself', 'self harm|injury'],
  choking: ['choking|choked|chokes', 'stuck throat'],
  breathing: [
    'cannot|not|hardly|trouble|difficulty|stopped breath*',
    'short|shortness breath',
    'turning blue',
    'asthma attack',
  ],
  unconscious: [
    'faint*',
    'unconscious',
    'passed out',
    '~collapsed',
    '<person> not respond*|wake|waking',
    'cardiac arrest',
  ],
  chestPain: ['<pain> chest|heart', 'chest|heart <pain>', 'heart attack'],
  stroke: [
    '~stroke',
    'face|mouth droop*|crooked|numb',
    'slurred|slurring speech|words',
    'having stroke',
    'side numb|paralys*|weak',
  ],
  allergy: ['anaphyla*', 'throat|tongue|lips clos*|swell*|swol*', 'severe|bad allergic'],
  convulsion: ['~seizure|seizures|convulsion|convulsions', 'having seizure|fit|convulsion', 'convulsing'],
  pregnancy: [
    'pregnan* bleed*|blood',
    'bleed* pregnan*',
    'water broke',
    'miscarr*',
    'baby not.moving|stopped.moving',
  ],
  bleeding: [
    'bleeding',
    'blood lot|everywhere',
    'lot blood',
    'vomit*|cough* blood',
    'haemorrhag*|hemorrhag*',
  ],
  poisoning: [
    'overdos*|poison*',
    'took|taken|swallowed too.many|all|whole|bottle|pack pills|tablets|medicine|meds',
    'took|taken too.many|too.much',
    'drank|swallowed|ate bleach|poison|detergent|battery|pill|pills',
    'snake|scorpion|spider bit*|stung',
  ],
  violence: [
    'hits|hit|beats|beat|threatens|threatened|rape*|hurts|abuses|abused|attacked|stalking me',
    'raped|assaulted',
    'domestic|sexual violence|abuse|assault',
    'knife|gun me|pointed|threat*',
  ],
  rescue: [
    'house|home|kitchen|car fire',
    'gas leak*|smell',
    'drown*',
    'electric shock',
    'burned|burnt badly|oil|water|fire',
  ],
  unwell: [
    'call ambulance|911|192',
    'ambulance',
    'dying',
    'car accident|crash',
    'help me.please|emergency',
    '~emergency',
  ],
} satisfies Record<string, readonly string[]>
