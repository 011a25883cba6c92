// What browser and server say to each other about a noun.

export const contractOfNoun = (n) => {
  const { feature, noun, Noun, nouns, calls, address } = n
  return {
    [n.contract]: `import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Cursor, Id, Instant, Text } from '#contract/fields.ts'
import { ${noun}Limits } from '#domain/${feature}/rules/${nouns}.ts'

/** The writable fields of a ${noun}. */
export const ${Noun}Fields = z.strictObject({
  title: Text(${noun}Limits.titleLength, 1),
  body: Text(${noun}Limits.bodyLength),
})

/** A ${noun} as its member sees it; \`version\` counts edits. */
export const ${Noun} = z.object({
  id: Id,
  ...${Noun}Fields.shape,
  version: z.number().int(),
  archivedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ${Noun} = z.infer<typeof ${Noun}>

/** A new ${noun}; its id is made by the sender, so that a retry is the same ${noun}. */
export const Create${Noun}Input = z.strictObject({ id: Id, ...${Noun}Fields.shape })

/** An edit of a ${noun}: what the person saw when they began, and what they changed (K93). */
export const Edit${Noun}Input = z.strictObject({
  id: Id,
  baseVersion: z.number().int().min(1),
  base: ${Noun}Fields.partial(),
  changes: ${Noun}Fields.partial(),
})

const ById = z.strictObject({ id: Id })
const One = z.object({ ${noun}: ${Noun} })

const read = { access: 'member', scope: 'own', bucket: 'read' } as const
const readOne = { ...read, refs: ['id'] }
const write = { access: 'member', scope: 'own', bucket: 'write' } as const
const writeOne = { ...write, refs: ['id'] }

/** Calls about a member's own ${nouns}. */
export const ${calls} = {
  list${n.Nouns}: call(read, 'GET ${address}', 'The own ${nouns}, newest first')
    .input(z.strictObject({ archived: z.boolean().optional(), cursor: Cursor.optional() }))
    .output(z.object({ ${nouns}: z.array(${Noun}), next: Cursor.nullable() })),
  get${Noun}: call(readOne, 'GET ${address}/{id}', 'One ${noun}').input(ById).output(One),
  create${Noun}: call(write, 'POST ${address}', 'Creates a ${noun}').input(Create${Noun}Input).output(One),
  edit${Noun}: call(writeOne, 'PATCH ${address}/{id}', 'Edits a ${noun}; clashing edits are told')
    .input(Edit${Noun}Input)
    .output(One),
  archive${Noun}: call(writeOne, 'POST ${address}/{id}/archive', 'Archives a ${noun}').input(ById).output(One),
  restore${Noun}: call(writeOne, 'POST ${address}/{id}/restore', 'Puts an archived ${noun} back')
    .input(ById)
    .output(One),
}
`,
  }
}
