// What only a person can decide, in the order of docs/walks/adding-a-feature.md, and what refuses to pass until it is done.

const screens = [
  [
    'contract/paths.ts and web/desktop/shell/tabs.tsx: a tab that shows the desktop screen; contract/paths.ts, web/routes.ts and ' +
      'web/mobile/routes/: a route that shows the phone screen',
    'verify: the screen that nothing shows is named; types: a tab without one; tests: tests/matrix/contract.test.ts keeps ' +
      'every address. How it looks nothing notices: 390, 768 and 1440 px, light and dark',
  ],
]

export const restOfNoun = ({ feature, Nouns, table, isOnly }) => [
  ...(isOnly
    ? []
    : [
        [
          'a noun that stood alone at the root of the feature: a folder of its own, declared in tools/structure/lists.mjs',
          'verify: tools/check-structure.mjs names the files',
        ],
      ]),
  [
    'contract and domain: the fields this noun has instead of title and body, and the right that a plan gives',
    'nothing: it works as it is',
  ],
  [`npm run db:generate -- --name ${table}`, 'tests: the table is not there'],
  [
    `tests/matrix/tableRules.ts: one line for ${table}; tests/matrix/world.ts: a row of it for everybody`,
    'tests: the table matrix names the table',
  ],
  ['docs/security/rules.md: the class of data of the table', 'tests: tools/asvs.test.ts names the table'],
  [
    "tests/matrix/expected.ts: one row for each call that takes more than ids, `notRefs: ['id']` where the sender makes one",
    'tests: the permission matrix names the call',
  ],
  ...(isOnly
    ? screens
    : [
        [
          `web/features/${feature}/: ${Nouns}Panel in the screens of both consoles`,
          'verify: knip names the panel that nothing shows. How it looks nothing notices: 390, 768 and 1440 px, light and dark',
        ],
      ]),
]

export const restOfFeature = (n) => [
  ...restOfNoun(n),
  ['domain/billing/rules/rights.ts: a right, if a plan gives it', 'tests: the matrices of the specification'],
  [
    'docs: README.md (not built yet), a walk if the data takes a new way',
    'verify: a document that cites a dead path',
  ],
]
