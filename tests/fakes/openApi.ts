import { contractOf, documentOf } from './contracts.ts'
import type { Heard, Said } from './standIn.ts'

type Parameter = { name: string; in: string; required?: boolean; $ref?: string }
type Operation = { parameters?: Parameter[]; requestBody?: unknown }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { parameters?: Record<string, Parameter> }
}
type Checks = {
  /** What is wrong with a request: an address or a parameter that does not exist, a value of another type. */
  check(heard: Heard): readonly string[]
  checkAnswer(heard: Heard, said: Said): readonly string[]
}

const pointer = (...parts: readonly (string | number)[]) =>
  `#/${parts.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`

/** Checks of a service whose contract is an OpenAPI document; null without the documents. */
export function openApi(file: string): Checks | null {
  const document = documentOf(file) as Document | null // safe because the file is an OpenAPI document
  const contract = contractOf(file)
  if (!document || !contract) return null

  function find({ method, path }: Heard): { template: string; verb: string } | null {
    const parts = path.split('/')
    const verb = method.toLowerCase()
    const template = Object.keys(document?.paths ?? {}).find((each) => {
      const wanted = each.split('/')
      const isSame = wanted.every((part, at) => part.startsWith('{') || part === parts[at])
      return wanted.length === parts.length && isSame && document?.paths[each]?.[verb]
    })
    return template ? { template, verb } : null
  }

  function checkBody({ body }: Heard, template: string, verb: string): readonly string[] {
    if (!document?.paths[template]?.[verb]?.requestBody)
      return body.length > 0 ? ['a body nobody asked for'] : []
    const place = ['paths', template, verb, 'requestBody', 'content', 'application/json', 'schema']
    return contract?.(pointer(...place))(JSON.parse(body.toString() || 'null')) ?? []
  }

  return {
    check: (heard) => {
      const found = find(heard)
      if (!found) return ['no such address']
      const { template, verb } = found
      const listed = document.paths[template]?.[verb]?.parameters ?? []
      const known = listed.map((each, at) => {
        const name = each.$ref?.split('/').at(-1)
        const named = name ? document.components.parameters?.[name] : undefined
        const place = name
          ? pointer('components', 'parameters', name, 'schema')
          : pointer('paths', template, verb, 'parameters', at, 'schema')
        return { ...(named ?? each), place }
      })
      const inQuery = known.filter((each) => each.in === 'query')
      return [
        ...Object.keys(heard.query)
          .filter((name) => !inQuery.some((each) => each.name === name))
          .map((name) => `unknown ${name}`),
        ...inQuery.flatMap(({ name, required, place }) => {
          const value = heard.query[name]
          if (value === undefined) return required ? [`${name} is missing`] : []
          return contract(place, true)(value).map((each) => `${name} ${each}`)
        }),
        ...checkBody(heard, template, verb),
      ]
    },
    checkAnswer: (heard, said) => {
      const found = find(heard)
      if (!found) return ['no such address']
      const { template, verb } = found
      if (said.status === 204) return said.body === '' ? [] : ['an answer without content has one']
      const place = [
        'paths',
        template,
        verb,
        'responses',
        said.status,
        'content',
        'application/json',
        'schema',
      ]
      return contract(pointer(...place))(said.body)
    },
  }
}
