/** How people write about a danger in English. The Portuguese file explains the patterns. */

export const crisisFillers =
  'a an the of in at it is am are was were be been has have had i my your her his our this that and so very really just to'
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

/** The letters of a word, with doubled letters once. `_isStem`: the word continues. */
export function soundOf(word: string, _isStem = false): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\D)\1+/g, '$1')
}

/** The word without its ending of endearment: English has none. */
export const withoutDiminutive = (word: string): string => word

export const crisisOtherWords = 'chocolate choice choose chosen attach bread breathe bleach better'
export const crisisGroups: ReadonlyMap<string, string> = new Map(
  Object.entries({
    person:
      'mother|mom|mum|father|dad|husband|wife|son|daughter|baby|child|kid|he|she|grandmother|grandfather|friend',
    pain: 'pain|pains|tight|tightness|pressure|hurts|hurting|aches',
  }),
)
export const crisisIdioms: readonly string[] = [
  'dying|dead|die know|see|try|heat',
  'stroke luck|genius',
  'dying|dead|die laughing|laughter|hunger|boredom|thirst|tired|hungry',
  'kill|killing|kills time|boredom',
  'battery|phone|app|site|screen|computer died|dead|dying|choked|not.respond*|passed',
  'blood test|tests|type|pressure|donor|donation|sugar',
  'cut hair|pills|costs|nails',
  'out.breath.exercise',
]
export const crisisRecordWords = 'record|log|register|add|edit|delete|enter|form|fill'
/** Words about a danger that is over, or about studying. */
export const crisisOverWords =
  'last.year|years.ago|last.month|months.ago|physiotherapy|rehabilitation|recovery|school.project|homework|leaflet|statistics'
export const crisisDistantWords =
  'schedule|book|appointment|consultation|exam|test|cover|covered|plan|doctor|history|family|years.ago|mild|slight|prevent|had'
export const crisisPresentWords = 'now|help|urgent|emergency|cannot'
/** Words of jokes, stories, thanks, contracts, school, and pressing a button by mistake. */
export const crisisLightWords =
  'plan|contract|cover|covers|covered|coverage|included|difference|waiting.period|cost|costs|pay|bill|thank|thanks|thankful|' +
  'mistake|accident.pressed|sorry|joking|school|homework|essay|poster|movie|film|series|tv|news|game|steak|beef'
/** Words of people who need help immediately, whatever else they mention. */
export const crisisUrgentWords = 'now|urgent|quick|quickly|hurry|dying|please.help|seriously'
export const crisisLaughter = /\b(lol|lmao|rofl|(ha|he){2,})\b|[😂🤣😆]/iu
export const crisisNegations = 'no|not|never|without'
/** Words that part the words of an idiom. */
export const crisisDividers = `${crisisNegations}|thinking`
/** Words that may stand between a negation and what it denies. */
export const crisisCarriers = 'have|has|any|feel|felt|feeling|having|more'
/** Verbs whose negation says that a danger goes on. */
export const crisisLastingWords = 'stop|stops|stopped|stopping|better|leave|bear|know'

/** First words of a pattern about something missing, which a preceding negation does not reverse. */
export const crisisNegativeStarts = 'no|not|without'

export const crisisPatterns = {
  suicide: [
    'want|wish|wanted die|dead|death',
    'kill|killing myself|himself|herself|themselves',
    'suicid*',
    'end|ending life',
    'not want live|exist|wake',
    'no reason live',
    'better dead|without.me',
    'cannot|not go.on|take.more|do.anymore',
    'wish|wished|should never|not born|existed|wake',
    'jump|jumping|leap bridge|window|roof|building|balcony|train',
    'hang|hanging myself|himself|herself',
    'end|ending it.all|everything',
    'pills|rope|gun|razor front',
    'rope|razor hand',
    'goodbye|farewell letter|note|world',
  ],
  selfHarm: ['cut|cutting|cuts|hurt|hurting|harm|harming myself|himself|herself', 'self harm|injury'],
  choking: ['choking|choked|chokes', 'stuck throat', 'heimlich', 'swallowed coin|bone|toy|marble|button'],
  breathing: [
    'cannot|not|hardly|trouble|difficulty|stopped breath*',
    'short|shortness breath',
    'turning blue',
    'struggling|gasping|fighting breath*|air',
    'lips|face blue|purple',
    'asthma attack',
  ],
  unconscious: [
    'faint*',
    'unconscious',
    'passed out',
    '~collapsed',
    '<person> not respond*|wake|waking',
    'cardiac arrest',
    'no pulse|heartbeat',
    'heart stopped',
    'lost consciousness',
    'not responding|respond',
  ],
  chestPain: [
    '<pain> chest|heart',
    'chest|heart <pain>',
    'heart attack',
    'crushing|squeezing|elephant|burning chest',
    'chest crush*|tight*',
  ],
  stroke: [
    '~stroke',
    'face|mouth droop*|crooked|numb',
    'slurred|slurring speech|words',
    'speech|words slurred|slurring',
    'cannot|not move|lift|raise|feel arm|leg|side|hand',
    'half|side|arm|leg|face numb|paralys*|weak|droop*',
    'suddenly cannot|not|lost speak|talk|see|walk|speech|vision',
    'cannot|not speak|talk|see suddenly|now',
    'having stroke',
    'side numb|paralys*|weak',
  ],
  allergy: [
    'anaphyla*',
    'throat|tongue|lips clos*|swell*|swol*',
    'severe|bad allergic',
    'face|eyes|mouth swol*|swell*',
    'swol*|swell* face|tongue|throat|lips',
    'epipen',
  ],
  convulsion: [
    '~seizure|seizures|convulsion|convulsions',
    'having seizure|fit|convulsion',
    'convulsing',
    'foam* mouth',
    'shaking|jerking eyes|unconscious|floor|uncontrol*',
    'eyes rolled|rolling back',
    'epileptic|epilepsy fit|attack|seizure|now',
  ],
  pregnancy: [
    'pregnan* bleed*|blood',
    'bleed* pregnan*',
    'water broke',
    'miscarr*',
    'labor|labour now|started|contractions',
    'baby coming|head now|showing|out',
    'baby not.moving|stopped.moving',
  ],
  bleeding: [
    'bleeding',
    'stab*',
    '<person+was> shot',
    'shot|stabbed leg|arm|chest|stomach|head|back',
    'deep|open cut|wound',
    'cut wrist|wrists|vein|throat|artery',
    'cut deep',
    'blood lot|everywhere',
    'lot blood',
    'vomit*|cough* blood',
    'haemorrhag*|hemorrhag*',
  ],
  poisoning: [
    'overdos*|poison*',
    'took|taken|swallowed too.many|all|whole|bottle|pack pills|tablets|medicine|meds',
    // "too" sounds like the filler "to".
    'took|taken|swallowed many pills|tablets|medicine|meds',
    'took|taken much medicine|medication|insulin|paracetamol',
    'drank|swallowed|ate bleach|poison|detergent|battery|pill|pills',
    'snake|scorpion|spider bit*|stung|sting|stings',
    'bit*|stung snake|scorpion|spider',
    'gas|fumes|smoke inhal*|breathed',
    'inhal*|breathed gas|fumes|smoke|chlorine',
  ],
  violence: [
    'choked|chokes|choking|strangl* me',
    'hands neck',
    'kill me',
    'touched|touches|touching me',
    'hits|hit|beats|beat|threatens|threatened|rape*|hurts|abuses|abused|attacked|stalking me',
    'raped|assaulted',
    'beats|beat|hits|hit|abuses|attacks|attacking|hurting <person>',
    'locked|locks|trapped me|in|home|house|room',
    'breaking|broke in|into house|home|my|apartment',
    'abused|abuse|abusing home|me|child|husband|partner|father|now',
    'stalks|stalking|follows|following|hunting me',
    'afraid|scared husband|partner|ex|boyfriend|him|father',
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
    '?ambulance',
    'dying',
    'car accident|crash',
    'help me.please|emergency',
    '~emergency',
    'badly hurt|injured|wounded',
    'serious accident|injury',
  ],
} satisfies Record<string, readonly string[]>
