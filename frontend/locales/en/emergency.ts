import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Emergency numbers',
  free: 'Free calls, 24 hours.',
  call: 'Call {{name}} {{phone}}',
  /** The provider's own line. */
  provider: 'Your plan’s 24-hour emergency line',
  names: {
    samu: 'SAMU (ambulance)',
    cvv: 'CVV (emotional support)',
    firefighters: 'Fire brigade',
    police: 'Police',
    women: 'Helpline for women',
    humanRights: 'Human rights helpline',
    poison: 'Poison helpline',
  },
  uses: {
    samu: 'Medical help',
    cvv: 'Emotional support and suicide prevention',
    firefighters: 'Fire, gas, drowning and rescue',
    police: 'Danger now, crime or assault',
    women: 'Violence against women',
    humanRights: 'Violence against children, older or disabled people',
    poison: 'Advice on poisons, medicines and bites',
  },
})
