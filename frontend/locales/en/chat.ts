import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Chat',
  assistant: {
    description: 'Questions about the app.',
    frame: 'Help assistant',
  },
  external: {
    description: 'Virtual support.',
    frame: 'Chat by {{host}}',
  },
  opening: 'Opening the chat…',
  consent: {
    title: 'This chat belongs to another company',
    who: 'The answers come from the service at {{host}}, contracted by {{company}}. What you write or say goes there and is subject to the privacy rules of that service.',
    microphone: 'The browser asks you before it uses the microphone.',
    care: 'Do not send passwords. In an emergency, call 192 (SAMU).',
    agree: 'Agree and open the chat',
    call: 'I prefer to call: {{phone}}',
  },
  failed: {
    text: 'The chat did not respond. Try again in a moment or call {{phone}}.',
    textNoPhone:
      'The chat did not respond. Try again in a moment or call customer service: the number is on your Membership card screen.',
    call: 'Call {{phone}}',
  },
  unavailable: 'The chat is not available here yet. Our team answers you by phone.',
  reload: 'Open again',
})
