export const person = {
  failed: 'We could not load what is known about this person.',
  requests: {
    title_one: 'Earlier request',
    title_many: 'Earlier requests',
    title_other: 'Earlier requests',
    at: '{{decision}} on {{when}}',
    atBy: '{{decision}} on {{when}} by {{name}}',
    reason: 'Reason: {{reason}}',
    reversed: 'Decision reversed on {{when}}',
    reversedBy: 'Decision reversed on {{when}} by {{name}}',
    name: 'Name corrected:',
    email: 'Email corrected:',
  },
  duplicates: {
    title: 'Similar people',
    since: '{{status}}, registered in {{month}}',
    blocked: 'Blocked, registered in {{month}}',
    name: 'Same name',
    email: 'Same mailbox',
    both: 'Same name and same mailbox',
    more: 'There are more. To see all, search for the name under Members.',
  },
} as const
