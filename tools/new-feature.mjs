// npm run new:feature <word> [noun]: the first slice of a feature on every layer, and the list of what is left.
import { additionsOfFeature, additionsOfNoun } from './feature/additions.mjs'
import { contractOfNoun } from './feature/contract.mjs'
import { domainOfFeature, domainOfNoun } from './feature/domain.mjs'
import { filesOf, namesOf, nounOf } from './feature/names.mjs'
import { restOfFeature } from './feature/rest.mjs'
import { serverOfFeature, serverOfNoun } from './feature/server.mjs'
import { screensOf, webOfNoun } from './feature/web.mjs'
import { runOrSay, tell, write } from './feature/write.mjs'
import { dictionary } from './structure/lists.mjs'

runOrSay(() => {
  const [feature, noun = feature && nounOf(feature)] = process.argv.slice(2)
  if (!feature || !dictionary.includes(feature))
    throw new Error(`Name a word of the dictionary: ${dictionary.join(', ')}`)
  if (!/^[a-z][a-zA-Z]*$/.test(noun)) throw new Error('Name its noun by one word in the singular: spark')
  const n = namesOf(feature, noun, true)
  const files = [
    domainOfFeature,
    domainOfNoun,
    contractOfNoun,
    serverOfFeature,
    serverOfNoun,
    webOfNoun,
    screensOf,
  ]
  const done = write(process.cwd(), filesOf(n, files), [
    ...Object.entries(additionsOfNoun(n)),
    ...Object.entries(additionsOfFeature(n)),
  ])
  tell(done, restOfFeature(n))
})
