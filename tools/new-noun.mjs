// npm run new:noun <feature> <noun>: one more noun of a feature on every layer, and the list of what is left.
import { existsSync } from 'node:fs'
import { additionsOfNoun } from './feature/additions.mjs'
import { contractOfNoun } from './feature/contract.mjs'
import { domainOfNoun } from './feature/domain.mjs'
import { filesOf, namesOf } from './feature/names.mjs'
import { restOfNoun } from './feature/rest.mjs'
import { serverOfNoun } from './feature/server.mjs'
import { webOfNoun } from './feature/web.mjs'
import { runOrSay, tell, write } from './feature/write.mjs'

runOrSay(() => {
  const [feature, noun] = process.argv.slice(2)
  if (!feature || !existsSync(`server/${feature}/feature.ts`))
    throw new Error('Name a feature that is there: npm run new:noun board pin')
  if (!noun || !/^[a-z][a-zA-Z]*$/.test(noun))
    throw new Error('Name the noun by one word in the singular: npm run new:noun board pin')
  const n = namesOf(feature, noun, false)
  const files = filesOf(n, [domainOfNoun, contractOfNoun, serverOfNoun, webOfNoun])
  const done = write(process.cwd(), files, Object.entries(additionsOfNoun(n)))
  tell(done, restOfNoun(n))
})
