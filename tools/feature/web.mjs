// A noun on the web: what it reads and writes, its list with the dialogs, and a screen for each console.
import { panelOf } from './webPanel.mjs'

export const webOfNoun = (n) => {
  const { feature, noun, Noun, nouns, Nouns } = n
  return {
    [`${n.web}/queries.ts`]: `import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

/** The own ${nouns}, newest first, or those put away. */
export const ${nouns}Query = (archived: boolean) =>
  orpc.${feature}.list${Nouns}.infiniteOptions({
    input: (cursor: string | null) => ({ archived, ...pageAt(cursor) }),
    ...byCursor,
  })

/** Read anew whenever it is opened: an edit begun from an old version would meet a conflict nobody made. */
export const ${noun}Query = (id: string) => orpc.${feature}.get${Noun}.queryOptions({ input: { id }, gcTime: 0 })
`,
    [`${n.web}/mutations.ts`]: `import { ${noun}Fields } from '#domain/${feature}/rules/${nouns}.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { editFailure } from '#web/lib/edits/theirs.ts'

const refresh = [orpc.${feature}.list${Nouns}.key(), orpc.${feature}.get${Noun}.key()]
const failed = "Couldn't save the ${noun}"
const failure = (error: Error) => \`\${failed}. \${refusalOf(error).message}\`

/** A new ${noun}; problems of its fields are said next to them. */
export const create${Noun} = () =>
  mutation(orpc.${feature}.create${Noun}.mutationOptions(), {
    success: '${Noun} added',
    failure: (error) => (refusalOf(error).problems.length === 0 ? failure(error) : null),
    refresh,
  })

/** A clash is asked about. */
export const edit${Noun} = () =>
  mutation(orpc.${feature}.edit${Noun}.mutationOptions(), {
    success: '${Noun} updated',
    failure: editFailure(failed, ${noun}Fields),
    refresh,
  })

export const archive${Noun} = () =>
  mutation(orpc.${feature}.archive${Noun}.mutationOptions(), {
    success: (_, { id }) => ({
      text: '${Noun} archived',
      action: { label: 'Undo', onPress: () => send(restore${Noun}(), { id }) },
    }),
    failure,
    refresh,
  })

export const restore${Noun} = () =>
  mutation(orpc.${feature}.restore${Noun}.mutationOptions(), { success: '${Noun} restored', failure, refresh })
`,
    ...panelOf(n),
  }
}

/** A screen of its own for each console; a further noun is shown where its feature's screens show it. */
export const screensOf = ({ web, nouns, Nouns }) => ({
  [`${web}/screens/${Nouns}Desktop.tsx`]: `import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { ${Nouns}Panel } from '../${Nouns}Panel.tsx'

/** The ${nouns} on the desktop console. */
export function ${Nouns}Desktop() {
  return (
    <>
      <PageTitle title="${Nouns}" />
      <${Nouns}Panel />
    </>
  )
}
`,
  [`${web}/screens/${Nouns}Mobile.tsx`]: `import { ${Nouns}Panel } from '../${Nouns}Panel.tsx'

/** The ${nouns} on the phone console, whose page brings the title. */
export function ${Nouns}Mobile() {
  return (
    <div className="min-w-0">
      <${Nouns}Panel />
    </div>
  )
}
`,
})
