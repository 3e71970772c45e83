// Made by frontend/build/text-types.ts from the JSON beside it; not edited by hand.
export interface Texts {
  'accounts': {
    'email': never
    'password': never
    'login.title': never
    'login.submit': never
    'login.busy': never
    'login.failureTitle': never
    'login.failed': never
    'admin.title': never
  }
  'errors': {
    'network': never
    'unexpected': never
  }
  'shell': {
    'product': never
    'loading': never
    'titles.home': never
    'titles.auth': never
    'titles.confirmEmail': never
    'titles.registrationStatus': never
    'titles.forgotPassword': never
    'titles.resetPassword': never
    'titles.admin': never
    'titles.consultations': never
    'titles.queue': never
    'titles.notFound': never
    'screenFailed.title': never
    'screenFailed.text': never
    'screenFailed.retry': never
    'notFound.title': never
    'notFound.hint': never
    'notFound.home': never
  }
  'ui': {
    'close': never
    'cancel': never
    'retry': never
    'loading': never
    'working': never
    'showPassword': never
    'hidePassword': never
    'optional': never
    'alerts': never
    'offline': never
    'updatedAt': 'time'
    'theme.label': never
    'theme.light': never
    'theme.dark': never
    'theme.system': never
    'steps.done': never
    'steps.current': never
    'steps.todo': never
    'steps.problem': never
    'date.help': never
    'date.open': never
    'date.close': never
    'date.calendar': never
    'date.choose': 'date'
    'date.selected': 'date'
    'date.unavailable': 'date'
    'date.previousMonth': never
    'date.nextMonth': never
    'date.previousYear': never
    'date.nextYear': never
    'date.previousDecade': never
    'date.nextDecade': never
    'date.chooseMonth': never
    'date.chooseYear': never
  }
}
