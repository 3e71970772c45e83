import { healthScopes } from '#contract/members.ts'

/** Values that find records in the test database, for the lists that need them. */
export interface Sample {
  /** A month and a year, as `from=…&to=…`. */
  month: string
  year: string
  /** A week's Monday. */
  week: string
  administrator: string
  /** A member with records of every kind, and the values by which the member can be found. */
  member: string
  /** Another member, whose health data is opened. Opening it writes to the access log. */
  patient: string
  name: string
  email: string
  cardNumber: string
  policy: string
  policyFile: string
  policyNumber: string
}

export interface ListRequest {
  path: string
  /** For lists that are read by POST, because reading them writes to the access log. */
  body?: object
}

/** Every list of the dashboard and each of its filters, by the name of its screen. */
export function dashboardLists(sample: Sample): Record<string, ListRequest> {
  const text = encodeURIComponent
  const { administrator, cardNumber, email, member, month, name, policy, policyFile, policyNumber } = sample
  const paths: Record<string, string> = {
    'Registrations: waiting': '/registrations',
    'Registrations: waiting for two days': '/registrations?waitingOver=48',
    'Registrations: e-mail not confirmed': '/registrations?status=pending',
    'Registrations: approved': '/registrations?status=approved',
    'Registrations: rejected': '/registrations?status=rejected',
    'Registrations: rejected for one reason': '/registrations?status=rejected&reason=duplicate',
    'Registrations: waiting, by name': `/registrations?search=${text(name)}`,
    'Registrations: approved, by name': `/registrations?status=approved&search=${text(name)}`,
    'Registrations: approved, by e-mail': `/registrations?status=approved&search=${text(email)}`,
    'Rejections: saved texts': '/rejection-texts',
    'Members: all': '/members',
    'Members: rejected': '/members?status=rejected',
    'Members: blocked': '/members?access=blocked',
    'Members: administrators': '/members?role=admin',
    'Members: by name': `/members?search=${text(name)}`,
    'Members: by e-mail': `/members?search=${text(email)}`,
    'Members: by card number': `/members?search=${cardNumber}`,
    'Members: at a quota': '/members/at-quota',
    'Members: waiting names': '/members/name-changes',
    'Member: page with history and sessions': `/members/${member}`,
    'Member: earlier requests, likely duplicates and messages': `/members/${member}/person`,
    Presence: '/presence',
    Assignments: '/assignments',
    'Finder: by name': `/search?q=${text(name)}`,
    'Finder: by e-mail': `/search?q=${text(email)}`,
    'Finder: by policy number': `/search?q=${text(policyNumber)}`,
    'Policies: waiting': '/policies',
    'Policies: approved': '/policies?status=approved',
    'Policies: rejected': '/policies?status=rejected',
    'Policies: waiting, by name': `/policies?search=${text(name)}`,
    'Policies: approved, by name': `/policies?status=approved&search=${text(name)}`,
    'Policies: waiting, by file': `/policies?search=${text(policyFile)}`,
    'Policies: approved, by number': `/policies?status=approved&search=${text(policyNumber)}`,
    'Policies: approved, by card number': `/policies?status=approved&search=${cardNumber}`,
    'Policy: one under review': `/policies/${policy}`,
    'Statistics: 30 days': `/statistics?${month}`,
    'Statistics: 12 months': `/statistics?${sample.year}`,
    ...Object.fromEntries(
      Object.entries(behind(sample)).map(([title, query]) => [
        `Behind: ${title}`,
        `/statistics/rows?${sample.year}&${query}`,
      ]),
    ),
    'Behind: sleep, month by month': '/statistics/months?distribution=sleep',
    'Behind: BMI, month by month': '/statistics/months?distribution=bmi',
    Reports: '/reports',
    'Sessions of one’s own': '/sessions',
    'Audit log': '/logs/audit',
    'Audit log: one month': `/logs/audit?${month}`,
    'Audit log: one action': '/logs/audit?action=registration.rejected',
    'Audit log: one administrator': `/logs/audit?person=${administrator}`,
    'Audit log: one administrator, one action': `/logs/audit?person=${administrator}&action=registration.rejected`,
    'Audit log: one member': `/logs/audit?person=${member}`,
    'Access log': '/logs/access',
    'Access log: one kind': '/logs/access?scope=consultations',
    'Access log: one administrator': `/logs/access?person=${administrator}`,
    'Access log: one member': `/logs/access?person=${member}`,
    'E-mail log': '/logs/mails',
    'E-mail log: failed': '/logs/mails?state=failed',
    'E-mail log: one kind': '/logs/mails?kind=registration_approved',
    'E-mail log: one kind, failed': '/logs/mails?kind=registration_approved&state=failed',
    'E-mail log: one member': `/logs/mails?person=${member}`,
    'Error log': '/logs/errors',
    'Error log: one source': '/logs/errors?source=schedule',
    'Audit log: one request': '/logs/audit?request=none',
    'Access log: one request': '/logs/access?request=none',
    'Error log: one request': '/logs/errors?request=none',
    'Audit log: one entry': '/logs/audit?id=none',
    'Access log: one entry': '/logs/access?id=none',
    'E-mail log: one entry': '/logs/mails?id=none',
    'Error log: one entry': '/logs/errors?id=none',
  }
  const lists = Object.entries(paths).map(([title, path]) => [title, { path: `/api/admin${path}` }] as const)
  const health = healthScopes.map((scope) => {
    const body = { scopes: [scope], reason: 'complaint', text: null }
    return [`Member: ${scope}`, { path: `/api/admin/members/${sample.patient}/health`, body }] as const
  })
  return Object.fromEntries([...lists, ...health])
}

function behind({ week }: Sample): Record<string, string> {
  return {
    registrations: 'list=registrations',
    'rejected registrations': 'list=registrations&key=rejected',
    decisions: 'list=decisions',
    'active in the week': `list=active&key=${week}`,
    'consultations by type': 'list=consultations&by=type&key=Video',
    'consultations by status': 'list=consultations&by=status&key=Completed',
    'all consultations': 'list=consultations&by=type',
    'approved policies': 'list=policies&key=approved',
    'policies in whatever state': 'list=policies',
    'policies of more than ninety days': 'list=policies&age=4',
  }
}
