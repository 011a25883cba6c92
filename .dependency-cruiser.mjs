// Who may import whom. `tools/check-boundaries.mjs` runs these rules; the reasons are in ARCHITECTURE.md.
// Every comment says where the code should go instead, because it is what the person who crosses a boundary reads.
import { dictionary } from './tools/structure/lists.mjs'

const feature = `(${dictionary.join('|')})`
const notTests = '\\.test\\.tsx?$'
const from = (path, ...except) => ({ path, pathNot: [notTests, ...except] })
const boundary = (name, comment, fromRule, to) => ({ name, severity: 'error', comment, from: fromRule, to })

export const boundaries = [
  boundary(
    'domain-imports-domain',
    'domain/ imports only domain/. What needs a clock, a store, a package or the network belongs in server/<feature>/.',
    from('^domain/'),
    { pathNot: '^domain/', couldNotResolve: false },
  ),
  boundary(
    'contract-imports-domain',
    'contract/ imports only domain/, zod and @orpc/contract. What happens on a call belongs in server/<feature>/; a pure rule in domain/<feature>/.',
    from('^contract/'),
    { pathNot: ['^(contract|domain)/', 'node_modules/(zod|@orpc/contract)/'], couldNotResolve: false },
  ),
  boundary(
    'server-imports-no-browser',
    'server/ imports contract/, domain/ and packages. What both sides need belongs in contract/ (shapes, addresses) or domain/ (rules).',
    from('^server/'),
    { path: '^web/' },
  ),
  boundary(
    'routes-and-jobs-call-commands',
    'routes.ts and jobs.ts call commands and reads, never the database. Put the write into a command (server/<feature>/<verbNoun>.ts), the query into reads.ts.',
    from(`^server/${feature}/(routes|jobs)\\.ts$`),
    { path: ['^server/platform/db/', 'node_modules/(drizzle-orm|pg|pg-boss)/'] },
  ),
  boundary(
    'web-imports-no-server',
    'web/ imports contract/ and domain/ only. A rule both sides need belongs in domain/<feature>/, a question to the server in contract/<feature>.ts.',
    from('^web/'),
    { path: '^server/' },
  ),
  boundary(
    'web-has-no-node',
    'The browser has no Node. Only web/entry.server.tsx, which renders at build, may import it; other work belongs in server/ or tools/.',
    from('^web/', '^web/entry\\.server\\.tsx$'),
    { dependencyTypes: ['core'] },
  ),
  boundary(
    'lib-knows-nothing-above',
    'web/lib knows neither ui nor features nor surfaces. What knows a feature belongs in web/features/<feature>/.',
    from('^web/lib/'),
    { path: '^web/(ui|features|site|desktop|mobile|staff)/' },
  ),
  boundary(
    'ui-knows-no-feature',
    'web/ui knows only web/lib. A component that knows a feature belongs in web/features/<feature>/<noun>/.',
    from('^web/ui/'),
    { path: '^web/(features|site|desktop|mobile|staff)/' },
  ),
  boundary(
    'features-know-no-surface',
    'A feature does not know where it is shown. What composes many features belongs in web/<surface>/home/ or shell/; what both need in web/ui/.',
    from('^web/features/'),
    { path: '^web/(site|desktop|mobile|staff)/' },
  ),
  boundary(
    'site-knows-no-console',
    'The public site never imports a console. What both show belongs in web/features/<feature>/ or web/ui/.',
    from('^web/site/'),
    { path: '^web/(desktop|mobile|staff)/' },
  ),
  boundary(
    'only-staff-imports-staff',
    'Only web/staff imports web/staff. What others need too belongs in web/features/<feature>/ or web/ui/.',
    from('^web/', '^web/staff/'),
    { path: '^web/staff/' },
  ),
  boundary(
    'features-meet-at-their-screens',
    "Another feature's components and hooks are its own. Import its queries.ts, mutations.ts, live.ts or a screen, or move the component to web/ui/.",
    from('^web/features/([^/]+)/'),
    {
      path: '^web/features/',
      pathNot: ['^web/features/$1/', '/screens/', '/(queries|mutations|live)\\.ts$'],
    },
  ),
  boundary(
    'nothing-imports-tests',
    'tests/ is for tests. What the product needs belongs in its layer; a stand-in speaks HTTP and is reached by its address.',
    from('^(domain|contract|server|web)/'),
    { path: ['^tests/', notTests] },
  ),
  boundary(
    'no-cycles',
    'These files import each other in a circle. Move what both need into a third file below them (types.ts is the usual place).',
    {},
    { circular: true },
  ),
  boundary(
    'imports-resolve',
    'Nothing is there. Imports carry their extension and go through #domain/…, #contract/…, #server/…, #web/… or ./ in the same folder.',
    { path: '^(domain|contract|server|web|tests)/' },
    // React Router writes +types and its virtual modules at build; they exist for no reader of source.
    { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:'] },
  ),
]

export const cruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: '(^|/)node_modules/' },
  enhancedResolveOptions: {
    // No .ts here, so that an import without its extension is refused as Node would refuse it.
    extensions: ['.js', '.mjs', '.cjs', '.json'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'module', 'browser', 'node', 'default', 'require'],
    mainFields: ['module', 'main'],
  },
}
