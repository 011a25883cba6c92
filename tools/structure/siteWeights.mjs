// What a visitor loads before touching anything, for every page of the site that is a document.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sheets } from '../site-assets.mjs'

/** In kB of 1000 bytes (README.md, 'What it costs'): script and style gzipped, fonts as they are. */
export const siteLimits = { script: 15, style: 12, fonts: 90 }

const zipped = (text) => gzipSync(text, { level: 9 }).length
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0) / 1000

// A face comes once its page shows one of its characters (web/styles/fonts.css); whether in its family is not looked at, and one
// without a range of its own, the italic one, is not counted.
const faces = /@font-face\s*\{[^}]*url\(["']?([^"')]+)["']?\)[^}]*unicode-range:\s*([^;}]+)/g
const shownText = (html) => html.replace(/<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')

/** Weights of each document without React below `client`, with what is over its limit or without its style. */
export function weighSite(root, client, files) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const at = (address) => `${client}${address}`
  const problems = []
  const notes = []
  for (const path of files) {
    if (!path.endsWith('.html')) continue
    const html = read(path)
    const linked = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    const own = linked.filter((href) => /^site-/.test(basename(href)))
    if (own.length === 0) continue
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)]
    const external = [
      ...html.matchAll(/<(?:script[^>]*\ssrc|link[^>]*rel="modulepreload"[^>]*href)="([^"]+)"/g),
    ]
    const style = linked.map((href) => read(at(href))).join('')
    const shown = shownText(html)
    const known = [...style.matchAll(faces)]
    const fonts = known.filter(([, , ranges]) => charactersIn(ranges).test(shown))
    for (const [, href] of html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g))
      if (!known.some(([, face]) => face === href))
        problems.push(
          `${path} preloads ${href}, which its sheet names in no face with a unicode-range (web/styles/fonts.css).`,
        )
    const weights = {
      script: sum([
        ...inline.map(([, text]) => zipped(text)),
        ...external.map(([, src]) => zipped(read(at(src)))),
      ]),
      style: sum(linked.map((href) => zipped(read(at(href))))),
      fonts: sum(fonts.map(([, href]) => readFileSync(join(root, at(href))).length)),
    }
    const said = Object.entries(weights).map(
      ([kind, kB]) => `${kind} ${kB.toFixed(1)} (at most ${siteLimits[kind]})`,
    )
    notes.push(`${path}: ${said.join(', ')} kB`)
    for (const [kind, kB] of Object.entries(weights)) {
      if (kB > siteLimits[kind]) {
        problems.push(
          `${path} loads ${kB.toFixed(1)} kB of ${kind} before anybody touches it (at most ${siteLimits[kind]}). What needs more belongs behind an interaction.`,
        )
      }
    }
    const bare = unstyled(html, style, everySheet(root, client, files))
    if (bare.length > 0) {
      problems.push(
        `${path} uses ${bare.join(', ')}, which only another sheet knows. Name the component's file in ${sourceOf(own[0])}.`,
      )
    }
  }
  return { problems, notes }
}

/** The file that a built sheet is made from. */
function sourceOf(href) {
  const named = Object.entries(sheets).find(([name]) => basename(href).startsWith(`site-${name}-`))
  return named?.[1] ?? sheets.site
}

/** Any character of what CSS calls a unicode-range, such as `U+100-130, U+1E9?`. */
function charactersIn(ranges) {
  const classes = ranges.split(',').map((range) => {
    const [from, to = from] = range.trim().slice(2).split('-')
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'f')}}`
  })
  return new RegExp(`[${classes.join('')}]`, 'u')
}

// That of the consoles and both of the documents: a component that moved knows one of them.
const everySheet = (root, client, files) =>
  files
    .filter((path) => /\/assets\/(?:root|site)-[^/]+\.css$/.test(path) && path.startsWith(client))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('')

/** Classes of a page that any sheet has a rule for and its own has not. */
function unstyled(html, own, all) {
  const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)))
  const rule = (name) =>
    `.${name
      .replace(/&amp;/g, '&')
      .replace(/&gt;/g, '>')
      .replace(/[^\w-]/g, '\\$&')}`
  return [...used].filter((name) => name && all.includes(rule(name)) && !own.includes(rule(name)))
}
