import { paths } from '#contract/paths.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import { barAhead } from '#web/site/home/barSizes.ts'
import { HomePage } from '#web/site/home/HomePage.tsx'
import { absolute, pageMeta } from '#web/site/shell/pageMeta.ts'

export const handle = { static: true, sheet: () => 'front' }

export const meta = () => [
  ...pageMeta({
    path: '/',
    title: `${brandName}, advisory and venture building`,
    description: `${brandName} works with founders, investors and advisory clients in fixed sessions: one question, a decision, and a written report with the actions on a board.`,
    data: [
      {
        '@type': 'Organization',
        '@id': absolute('/#organization'),
        name: brandName,
        url: absolute('/'),
        logo: absolute('/favicon.svg'),
        description: 'Advisory and venture building for founders, investors and advisory clients.',
      },
      {
        '@type': 'WebSite',
        '@id': absolute('/#website'),
        name: brandName,
        url: absolute('/'),
        publisher: { '@id': absolute('/#organization') },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${absolute(paths.search())}?q={term}` },
          'query-input': 'required name=term',
        },
      },
    ],
  }),
  ...barAhead,
]

export default function HomeRoute() {
  return <HomePage />
}
