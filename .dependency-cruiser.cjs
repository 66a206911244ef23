// Imports run down only: src → processes → module → features → entities → shared (docs/architecture.md).
const layers = ['src', 'processes', 'module', 'features', 'entities', 'shared']
const sliced = ['processes', 'features', 'entities']

/** The server's rooms. One imports only rooms that come after it. */
const serverRooms = [
  'main',
  'module',
  'start',
  'app',
  'doctor',
  'desk',
  'lanes',
  'sandbox',
  'start-fault',
  'config',
  'personal',
  'mail',
  'feeds',
  'demo',
  'sections',
  'static',
  'openapi',
  'reminders',
  'webhooks',
  'booking-document',
  'draft',
  'holds',
  'seed',
  'chain',
  'catalog',
  'calendar',
  'processes',
  'http',
  'platform',
  'providers',
  'folders',
]
/** The sections of the calls, in the same order. `context` has the types of their calls. */
const sections = [
  'visit/tickets',
  'visit/state',
  'visit/valet',
  'payments/card',
  'payments/credit-bank',
  'payments/financing',
  'vehicle',
  'booking/withdrawal',
  'time/earlier',
  'booking/current',
  'booking/saved',
  'workplaces',
  'session',
  'services',
  'time/slots',
  'context',
]

const below = (layer) => layers.slice(0, layers.indexOf(layer))

/** One rule for each room of a folder that has rooms above it. */
const downOnly = (folder, rooms) =>
  rooms.slice(1).map((room, index) => ({
    name: `${folder}/${room}-imports-down-only`,
    severity: 'error',
    from: { path: `^${folder}/${room}[./]`, pathNot: TEST },
    to: { path: `^${folder}/(${rooms.slice(0, index + 1).join('|')})[./]` },
  }))

const APP = '^((?:src|processes|features|entities|shared|server)'

/** What others see of a section, and of a part of one. */
const SHOWN = ['^server/sections/[^/]+/(index\\.ts$|docs/)', '^server/sections/[^/]+/[^/]+/(index\\.ts$|docs/)']

/** A test beside its source may use the tests' harness; nothing else may. */
const TEST = '\\.test\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Modules that import each other cannot be read, tested or loaded on their own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...layers.slice(1).map((layer) => ({
      name: `${layer}-imports-down-only`,
      severity: 'error',
      from: { path: `^${layer}/` },
      to: { path: `^(${[...below(layer), 'server', 'bench', 'build', 'scripts'].join('|')})/` },
    })),
    {
      name: 'src-imports-the-app-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|bench|build|scripts)/' },
    },
    ...sliced.map((layer) => ({
      name: `${layer}-no-sibling`,
      comment: 'What one slice shows inside another is passed in by the layer above.',
      severity: 'error',
      from: { path: `^${layer}/([^/]+)/` },
      to: { path: `^${layer}/[^/]+/`, pathNot: `^${layer}/$1/` },
    })),
    ...sliced.map((layer) => ({
      name: `${layer}-by-their-index`,
      comment: 'A slice is used through its index.ts, by its # name.',
      severity: 'error',
      from: { path: '^(src|processes|module|features|entities|shared)/', pathNot: [`^${layer}/`, TEST] },
      to: { path: `^${layer}/[^/]+/`, pathNot: `^${layer}/[^/]+/index\\.ts$` },
    })),
    ...[...layers, 'server'].map((layer) => ({
      name: `no-relative-import-into-${layer}`,
      comment: 'Relative imports stay inside: across slices and layers by # names. A style sheet has no # name.',
      severity: 'error',
      from: { path: sliced.includes(layer) ? `${APP}/[^/]+)/` : `${APP})/` },
      to: {
        path: `^${layer}/`,
        pathNot: ['^$1/', '^shared/styles/[^/]+\\.css$'],
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    })),
    {
      name: 'server-shares-little',
      comment:
        'The server is another program: it shares the contract, the facts of a booking, what the page is configured by, and neutral helpers.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: {
        path: '^(src|processes|features|entities|shared|bench|build|scripts)/',
        pathNot: '^shared/(api|booking-facts|config|date|money|text)/',
      },
    },
    ...downOnly('server', serverRooms),
    ...downOnly('server/sections', sections),
    {
      name: 'sections-by-their-index',
      comment: 'The application collects the documentation of all calls apart, because serving a call never needs it.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/sections/', TEST] },
      to: { path: '^server/sections/[^/]+/', pathNot: SHOWN },
    },
    {
      name: 'sections-by-each-others-index',
      severity: 'error',
      from: { path: '^server/sections/(.+?)/(?:calls/|rules/|store/|docs/|index\\.ts$)', pathNot: TEST },
      to: { path: '^server/sections/[^/]+/', pathNot: ['^server/sections/$1/', ...SHOWN] },
    },
    {
      name: 'scripts-know-no-bundler',
      comment: 'build/ builds the application, as a process of its own. Scripts ask only whether it is needed.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^(rsbuild\\.config\\.ts|build/(?!dist\\.ts|server\\.js|outside/modules\\.js)|node_modules/@rsbuild/)',
      },
    },
    {
      name: 'bundler-knows-no-scripts',
      severity: 'error',
      from: { path: '^(rsbuild\\.config\\.ts|build/plugins/)' },
      to: { path: '^scripts/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: ['^(tests|e2e|examples)/', TEST] },
      to: { path: '^(tests|e2e)/' },
    },
    {
      name: 'a-test-is-a-leaf',
      comment: 'But the rules of days run once more for visitors of other zones.',
      severity: 'error',
      from: { pathNot: '^tests/zones/rules\\.test\\.ts$' },
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'features-know-no-router',
      comment:
        'Where a step leads is the process’s and the wizard’s business. An overlay’s entry for Back is the one exception.',
      severity: 'error',
      from: { path: '^(features|entities|shared)/', pathNot: [TEST, '^shared/ui/overlay/use-back\\.tsx$'] },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'final-form-in-one-place',
      comment: 'Its values are untyped; shared/form is where they get their types.',
      severity: 'error',
      from: { pathNot: '^shared/form/' },
      to: { path: 'node_modules/(react-)?final-form/' },
    },
    {
      name: 'dayjs-in-one-place',
      comment: 'Elsewhere dates are text, so that no object of the library brings a time zone with it.',
      severity: 'error',
      from: { path: '^(src|processes|features|entities|shared|server|scripts|tests)/', pathNot: '^shared/date/' },
      to: { path: 'node_modules/dayjs/' },
    },
    {
      name: 'dates-without-their-library',
      severity: 'error',
      from: { pathNot: '^shared/date/' },
      to: { path: '^shared/date/utc\\.ts$' },
    },
    {
      name: 'no-server-packages-in-the-page',
      severity: 'error',
      from: { path: '^(src|processes|features|entities|shared)/', pathNot: TEST },
      to: { path: ['node_modules/(hono|@hono|drizzle-orm|pg|@electric-sql|pino|nodemailer)/', '^(node:|fs$|path$)'] },
    },
    {
      name: 'no-development-packages-in-production',
      severity: 'error',
      from: { path: '^(src|processes|features|entities|shared|server)/', pathNot: [TEST, '\\.d\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
