import './assistant.css'
import { openConversation } from './conversation.ts'
import { followFrame } from './frame-settings.ts'

const place = document.getElementById('assistant')
if (!place) throw new Error('#assistant is missing')
openConversation(place, followFrame())
