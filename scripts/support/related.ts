/** The browser tests of each feature, by the folder of its code. */
export const specsOfFeatures: Record<string, readonly string[]> = {
  'frontend/admin/features/accounts': ['admin-sign-in', 'admin-second-factor'],
  'frontend/admin/features/configuration': ['admin-configuration'],
  'frontend/admin/features/logs': ['admin-logs'],
  'frontend/admin/features/members': ['admin-members', 'admin-help', 'admin-person'],
  'frontend/admin/features/policy-reviews': [
    'admin-policy-reviews',
    'admin-policy-decisions',
    'admin-policy-numbers',
    'admin-policy-viewer',
    'admin-undo-bar',
    'admin-person',
  ],
  'frontend/admin/features/registrations': [
    'admin-registration-queue',
    'admin-registration-queue-states',
    'admin-registration-keys',
    'admin-registration-races',
    'admin-registration-decisions',
    'admin-registration-reversal',
    'admin-undo-bar',
    'admin-person',
  ],
  'frontend/admin/features/reports': ['admin-reports'],
  'frontend/admin/features/shell': ['admin-finder', 'admin-urls'],
  'frontend/admin/features/statistics': ['admin-statistics'],
  'frontend/member/features/accounts': ['accounts', 'profile', 'passkeys'],
  'frontend/member/features/admin-entry': ['admin-entry'],
  'frontend/member/features/all-services': ['services'],
  'frontend/member/features/anamnesis': ['anamnesis'],
  'frontend/member/features/assistant': ['chat'],
  'frontend/member/features/chat': ['chat'],
  'frontend/member/features/consultations': ['consultations'],
  'frontend/member/features/exams': ['exams', 'exam-list', 'exam-reports', 'exam-trend'],
  'frontend/member/features/exercise': ['exercise'],
  'frontend/member/features/health-profile': ['health-profile'],
  'frontend/member/features/home': ['home', 'passkeys'],
  'frontend/member/features/install': ['services', 'shell'],
  'frontend/member/features/insurance': ['insurance'],
  'frontend/member/features/medications': ['medications'],
  'frontend/member/features/membership-card': ['membership-card'],
  'frontend/member/features/notifications': ['notifications', 'first-consultation'],
  'frontend/member/features/shell': ['shell'],
  'frontend/member/features/sleep': ['sleep'],
  'worker/features/accounts': ['accounts', 'admin-help', 'confirmation-proof', 'security-notices'],
  'worker/features/anamnesis': ['anamnesis'],
  'worker/features/assignments': ['admin-viewing'],
  'worker/features/company': ['admin-configuration', 'white-label'],
  'worker/features/consultations': ['consultations'],
  'worker/features/csp-reports': [],
  'worker/features/exams': ['exams', 'exam-list', 'exam-reports', 'exam-trend'],
  'worker/features/exercise': ['exercise'],
  'worker/features/health-profile': ['health-profile'],
  'worker/features/insurance': ['insurance'],
  'worker/features/logs': ['admin-logs'],
  'worker/features/medications': ['medications'],
  'worker/features/members': ['admin-members', 'admin-person'],
  'worker/features/membership-card': ['membership-card'],
  'worker/features/messages': ['security-notices', 'admin-person', 'first-consultation'],
  'worker/features/notifications': ['notifications', 'first-consultation'],
  'worker/features/now': ['home'],
  'worker/features/policy-reviews': ['admin-policy-reviews', 'admin-policy-decisions'],
  'worker/features/presence': ['admin-registration-decisions', 'admin-registration-queue', 'admin-viewing'],
  'worker/features/registrations': [
    'admin-registration-queue',
    'admin-registration-decisions',
    'admin-registration-reversal',
    'admin-person',
    'first-consultation',
  ],
  'worker/features/rejection-texts': ['admin-registration-decisions'],
  'worker/features/reports': ['admin-reports'],
  'worker/features/search': ['admin-finder'],
  'worker/features/second-factor': ['admin-second-factor', 'staff-at-member-address'],
  'worker/features/sleep': ['sleep'],
  'worker/features/statistics': ['admin-statistics'],
}

/** Browser tests of what all screens share; run by `npm test`. */
export const specsOfAllScreens = [
  'add-action',
  'addresses',
  'announcements',
  'clock',
  'date-and-time-fields',
  'early-start',
  'every-route',
  'fallback-messages',
  'first-load',
  'focus',
  'hydration',
  'large-text',
  'layout-shift',
  'list-filters',
  'no-scroll',
  'starts',
  'storages',
  'unlock',
  'vault',
  'waiting',
  'waiting-doses',
  'timed-messages',
  'toasts',
  'transcripts',
  'undo',
  'wide-windows',
]

/** Code, and the lists of phrases that belong to it: the unit tests beside them read the lists. */
const isCode = (file: string) => /\.(tsx?|css)$|\/phrases\/[\w-]+\.txt$/.test(file)
const spec = (file: string) => /^e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1]

/** Whether the file is in the feature's folder, or elsewhere under the feature's name: its texts, its table. */
function isIn(folder: string, file: string): boolean {
  if (/\/features\//.test(file)) return file.startsWith(`${folder}/`)
  const names = file.split('/').map((part) => part.replace(/^admin-/, '').replace(/\..*$/, ''))
  return names.includes(folder.split('/').at(-1) ?? '')
}

/** What to run after changes to these files. */
export function relatedTo(files: readonly string[]) {
  const code = files.filter((file) => isCode(file) && spec(file) === undefined)
  const features = Object.keys(specsOfFeatures).filter((folder) => code.some((file) => isIn(folder, file)))
  const isApi = files.some((file) => /^(worker|migrations)\//.test(file))
  return {
    /** The modules whose unit tests run. */
    modules: code,
    /** Folders of API tests. */
    api: isApi
      ? ['worker/testing/', ...features.filter((it) => it.startsWith('worker/')).map((it) => `${it}/`)]
      : [],
    specs: [
      ...new Set([
        ...features.flatMap((folder) => specsOfFeatures[folder] ?? []),
        ...files.flatMap((file) => spec(file) ?? []),
      ]),
    ].sort(),
    /** Changed modules outside any feature, which can break more than the tests above cover. */
    shared: code.filter(
      (file) => !/^(e2e|scripts|bench)\//.test(file) && !features.some((it) => isIn(it, file)),
    ),
  }
}
