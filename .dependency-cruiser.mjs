// Who may import what: each row of the architecture is one or more rules here.
const TESTS = '\\.test(ing)?\\.tsx?$|^worker/testing/'

/** Scripts that the build writes into the pages of both apps. */
const USED_BY_THE_BUILD = '^frontend/shared/lib/(theme/theme|forms/early-submit)-script\\.ts$'

/** Modules that write audit rows, accesses and events. Verbs import them directly (docs/decisions/016). */
const WRITERS = '^worker/database/(access|audit|events)\\.ts$'

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid('no-cycles', 'Modules must not import each other in a cycle.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'Delete a module that nothing imports, or list it here as an entry.',
      {
        orphan: true,
        pathNot:
          '\\.d\\.ts$|\\.config\\.(ts|mjs)$|^\\.dependency-cruiser|\\.(test|spec)\\.tsx?$|\\.gen\\.ts$|^(frontend|worker/contract)/locales/(?!pt/)|^worker/(admin-gateway|testing/password-cost)\\.ts$|^scripts/(run|report-font|commands/[^/]+)\\.(mjs|ts)$',
      },
      {},
    ),
    forbid(
      'resolvable',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(cloudflare|virtual|#testing)' },
    ),
    forbid(
      'no-dev-dependency-at-run-time',
      'What runs in production is a dependency.',
      { path: '^worker/', pathNot: TESTS },
      {
        dependencyTypes: ['npm-dev'],
        pathNot: 'node_modules/@cloudflare/workers-types',
        dependencyTypesNot: ['type-only'],
      },
    ),

    forbid(
      'contract-imports-valibot-only',
      'The contract is bundled for the browser, so it imports only valibot.',
      { path: '^worker/contract/', pathNot: TESTS },
      { pathNot: ['^worker/contract/', 'node_modules/valibot'] },
    ),
    forbid(
      'domain-is-pure',
      'Business rules run without a database, a request or a binding.',
      { path: '^worker/domain/', pathNot: TESTS },
      { path: '.', pathNot: ['^worker/(contract|domain)/', 'node_modules/@internationalized/date'] },
    ),
    forbid(
      'browser-gets-no-server-rules',
      'The browser may load every rule outside worker/domain/server.',
      { path: '^worker/(contract|domain/(?!server/))', pathNot: TESTS },
      { path: '^worker/domain/server/' },
    ),
    forbid(
      'database-knows-no-feature',
      'The tables are below the features and the platform.',
      { path: '^worker/database/', pathNot: TESTS },
      { path: '^worker/(features|middleware|platform|app\\.ts|index\\.ts)' },
    ),
    forbid(
      'queries-are-drizzle-alone',
      'Queries know the database and nothing of HTTP or of the rules.',
      { path: '^worker/features/.+\\.queries\\.ts$' },
      {
        path: [
          'node_modules/(hono|@hono)/',
          '^worker/(middleware|platform/mail|app\\.ts)',
          '^worker/features/(?!.+\\.queries\\.ts$)',
        ],
      },
    ),
    forbid(
      'verbs-know-no-http',
      'Verbs must not depend on HTTP.',
      { path: '^worker/features/', pathNot: ['\\.(routes|queries)\\.ts$', TESTS] },
      {
        path: ['node_modules/(hono|@hono)/', '^worker/(middleware|app\\.ts)', '\\.routes\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'verbs-hold-no-queries',
      'What a verb asks of the database has a name in its queries.',
      { path: '^worker/features/', pathNot: ['\\.(routes|queries)\\.ts$', TESTS] },
      {
        path: ['node_modules/drizzle-orm/', '^worker/database/'],
        // What has no `Work`, such as the cron, runs its batches itself.
        pathNot: [WRITERS, '^worker/database/batch\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'worker-features-stay-apart',
      'What two features need is platform or database, or is handed in where they are put together.',
      { path: '^worker/features/([^/]+)/', pathNot: TESTS },
      { path: '^worker/features/', pathNot: '^worker/features/$1/' },
    ),
    forbid(
      'routes-hold-no-queries',
      'A route is path, validator, guard, one verb, one answer.',
      { path: '^worker/features/.+\\.routes\\.ts$' },
      { path: ['node_modules/drizzle-orm/', '^worker/database/', '\\.queries\\.ts$'] },
    ),
    forbid(
      'platform-knows-no-feature',
      'The platform is below the features.',
      { path: '^worker/platform/', pathNot: TESTS },
      { path: '^worker/(features|middleware|app\\.ts|index\\.ts)' },
    ),
    forbid(
      'middleware-knows-no-feature',
      'It stands before every feature; what a feature does for it is handed in by the app.',
      { path: '^worker/middleware/', pathNot: TESTS },
      { path: '^worker/(features|seed|app\\.ts|index\\.ts|schedule\\.ts)' },
    ),
    forbid(
      'queries-pass-nothing-on',
      'Queries must not re-export tables or statements.',
      { path: '^worker/features/.+\\.queries\\.ts$' },
      { path: '^worker/', dependencyTypes: ['export'] },
    ),
    forbid(
      'gateway-has-no-logic',
      'The gateway only forwards requests and serves files.',
      { path: '^worker/admin-gateway\\.ts$' },
      { path: '^worker/(?!platform/(page-brands|serve-static)\\.ts$)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'tests-stay-out',
      'Production code must not import test code.',
      { path: '^(worker|frontend)/', pathNot: TESTS },
      { path: '^worker/testing/|\\.test\\.tsx?$' },
    ),
    forbid(
      'seed-stays-out',
      'A deployment never has the demonstration people.',
      { path: '^worker/', pathNot: ['^worker/seed/', TESTS] },
      { path: '^worker/seed/' },
    ),

    forbid(
      'shared-imports-no-app',
      'Both apps build on frontend/shared.',
      { path: '^frontend/shared/' },
      { path: '^frontend/(member|admin)/' },
    ),
    forbid(
      'shared-is-used-by-the-member-app',
      'frontend/shared holds what both apps use; what only the dashboard uses belongs to frontend/admin/shared.',
      { path: '^frontend/member/(main|prerender)\\.tsx$|^frontend/member/features/assistant/main\\.ts$' },
      { path: '^frontend/shared/', pathNot: [TESTS, USED_BY_THE_BUILD, '\\.css$'], reachable: false },
    ),
    forbid(
      'shared-is-used-by-the-dashboard',
      'frontend/shared holds what both apps use; what only the member app uses belongs to frontend/member/shared.',
      { path: '^frontend/admin/(main|prerender)\\.tsx$' },
      { path: '^frontend/shared/', pathNot: [TESTS, USED_BY_THE_BUILD, '\\.css$'], reachable: false },
    ),
    forbid(
      'texts-give-their-functions',
      'A file of texts gives its translate function itself, so that each is made once.',
      { path: '^frontend/', pathNot: ['^frontend/locales/', TESTS] },
      { path: '^frontend/locales/(i18n|plain-texts)\\.ts$|node_modules/i18next/' },
    ),
    forbid(
      'app-shared-imports-no-feature',
      'Features build on the shared folder of their app, not the other way round.',
      { path: '^frontend/(member|admin)/shared/' },
      { path: '^frontend/[^/]+/(features|routes)/' },
    ),
    forbid(
      'features-know-no-routes',
      'Routes put features together, not the other way round.',
      { path: '^frontend/(member|admin)/features/' },
      { path: '^frontend/[^/]+/(routes/|route-tree\\.gen\\.ts|router\\.tsx|main\\.tsx)' },
    ),
    forbid(
      'features-stay-apart',
      'What two features need is shared.',
      { path: '^frontend/(member|admin)/features/([^/]+)/' },
      { path: '^frontend/(member|admin)/features/', pathNot: '^frontend/$1/features/$2/' },
    ),
    forbid(
      'member-knows-no-admin',
      'Two apps on two addresses.',
      { path: '^frontend/member/' },
      { path: '^frontend/admin/' },
    ),
    forbid(
      'admin-knows-no-member',
      'Two apps on two addresses.',
      { path: '^frontend/admin/' },
      { path: '^frontend/member/' },
    ),
    forbid(
      'routes-are-imported-by-the-tree',
      'A route file exports its Route to the generated tree and nothing to anybody else.',
      { path: '^frontend/', pathNot: ['route-tree\\.gen\\.ts$', '\\.test\\.tsx?$'] },
      { path: '^frontend/[^/]+/routes/' },
    ),
    forbid(
      'routes-put-features-together',
      'Data and rules reach a route through its features and what is shared.',
      { path: '^frontend/(member|admin)/routes/' },
      { path: '^worker/' },
    ),
    forbid(
      'browser-reaches-contract-and-domain',
      'Values come from worker/contract and worker/domain; from the rest of the Worker, AppType as a type.',
      { path: '^frontend/' },
      { path: '^worker/(?!contract/|domain/(?!server/))', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'browser-sees-app-type-alone',
      'Of the Worker beyond its contract and rules, the browser sees the type of the API and nothing else.',
      { path: '^frontend/' },
      { path: '^worker/(?!contract/|domain/(?!server/)|app\\.ts$)' },
    ),
    forbid(
      'worker-knows-no-browser',
      'The API does not depend on who calls it.',
      { path: '^worker/' },
      { path: '^frontend/' },
    ),
    forbid(
      'product-knows-no-tools',
      'Scripts, tests and measurements are around the product.',
      { path: '^(worker|frontend)/' },
      { path: '^(scripts|e2e|bench)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'workerd', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
}
