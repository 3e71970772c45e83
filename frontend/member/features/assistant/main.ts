import './assistant.css'
import { startTheme } from '../../../shared/lib/theme.ts'
import { openConversation } from './conversation.ts'
import { phoneLine } from './phone-line.ts'

startTheme('system')
const place = document.getElementById('assistant')
if (!place) throw new Error('#assistant is missing')
openConversation(place)
// Asked for ahead: it is wanted where nothing else helped.
void phoneLine()
