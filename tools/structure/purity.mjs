// What domain/ may not touch: a rule that reads the clock or rolls dice cannot be tested, replayed or shown. Globals
// that are wrong whatever is asked of them (performance, crypto, fetch, process …) are refused by biome.json.
import { eachNode, lineOf } from './source.mjs'

const clock = 'domain/ has no clock. Take `now` as a parameter; server/ or web/ passes it in.'
const dice =
  'domain/ has no randomness. Take the value or the id as a parameter; server/ or web/ passes it in.'
const zone =
  "the host's time zone differs between server and browser. Use the getUTC… form or a zone given as a parameter."
const language =
  "the host's language differs between server and browser. Name the locale, or take it as a parameter."
const members = { 'Date.now': clock, 'Math.random': dice }
const localTime = /^[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/
const hostLocale = /^toLocale(String|DateString|TimeString)$/

// swc gives a name that no scope of the file declares context 1: only then is it the global one.
const globalName = (node) => (node?.type === 'Identifier' && node.ctxt === 1 ? node.value : undefined)
const propertyName = (node) => (node.property?.type === 'Identifier' ? node.property.value : undefined)

/** Each use of clock, dice, host zone or outside world in one file of domain/, with the way out. */
export function impurities(path, text, tree) {
  const found = []
  const add = (node, what, why) => found.push(`${path}:${lineOf(text, node)} ${what}: ${why}`)
  eachNode(tree.body, (node) => {
    if (node.type === 'MemberExpression') {
      const member = `${globalName(node.object)}.${propertyName(node)}`
      if (Object.hasOwn(members, member)) add(node, member, members[member])
      // Temporal comes from a library, so it is no global here.
      if (node.object.value === 'Temporal' && propertyName(node) === 'Now') add(node, 'Temporal.Now', clock)
      if (localTime.test(propertyName(node) ?? '')) add(node, propertyName(node), zone)
    }
    const bare = !node.arguments || node.arguments.length === 0
    if (node.type === 'NewExpression' && globalName(node.callee) === 'Date' && bare)
      add(node, 'new Date()', clock)
    if (node.type === 'CallExpression') {
      if (globalName(node.callee) === 'Date') add(node, 'Date()', clock)
      if (bare && hostLocale.test(propertyName(node.callee) ?? ''))
        add(node, propertyName(node.callee), language)
    }
  })
  return found
}
