// The screens of a new feature: a list as it stands.

export const webOfFeature = ({ feature: word, Feature: Word, noun, nouns, Nouns }) => ({
  [`web/features/${word}/queries.ts`]: `import { orpc } from '#web/lib/api.ts'

/** The own ${nouns}, newest first. */
export const ${nouns}Query = () => orpc.${word}.list${Nouns}.queryOptions({ input: {} })
`,
  [`web/features/${word}/screens/${Word}Desktop.tsx`]: `import { useQuery } from '@tanstack/react-query'
import { ${word}Texts } from '#domain/${word}/texts.ts'
import { useLiveRefresh } from '#web/lib/live.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ${nouns}Query } from '../queries.ts'

/** The list as it stands; another tab's ${nouns} appear by themselves. */
export function ${Word}Desktop() {
  useLiveRefresh('${word}')
  const { data } = useQuery(${nouns}Query())
  return (
    <>
      <PageTitle title={${word}Texts.title} />
      <Panel>
        {data?.${nouns}.length ? (
          <ul>
            {data.${nouns}.map((${noun}) => (
              <li key={${noun}.id}>{${noun}.title}</li>
            ))}
          </ul>
        ) : (
          <Empty title={${word}Texts.empty} />
        )}
      </Panel>
    </>
  )
}
`,
})
