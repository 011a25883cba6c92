// What a visitor loads before touching anything, for every page of the site that is a document.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** In kB of 1000 bytes (README.md, 'What it costs'): script and style gzipped, fonts as they are. */
export const siteLimits = { script: 15, style: 12, fonts: 90 }

const zipped = (text) => gzipSync(text, { level: 9 }).length
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0) / 1000

/** The plain Latin faces, counted for every page, and the extended ones, which come with their characters (web/styles/fonts.css). */
const plainFont = /\/(?:archivo|newsreader)-[\w-]{8}\.woff2$/
const extendedFont = /\/(?:archivo|newsreader)-ext-[\w-]{8}\.woff2$/
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e9e]/
const shownText = (html) => html.replace(/<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')

/** Weights of each document without React below `client`, with what is over its limit or without its style. */
export function weighSite(root, client, files) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const at = (address) => `${client}${address}`
  const problems = []
  const notes = []
  const fontsLike = (pattern) =>
    sum(files.filter((path) => pattern.test(path)).map((path) => readFileSync(join(root, path)).length))
  const plain = fontsLike(plainFont)
  const all = plain + fontsLike(extendedFont)
  for (const path of files) {
    if (!path.endsWith('.html')) continue
    const html = read(path)
    const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    if (!sheets.some((href) => /^site-/.test(basename(href)))) continue
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)]
    const external = [
      ...html.matchAll(/<(?:script[^>]*\ssrc|link[^>]*rel="modulepreload"[^>]*href)="([^"]+)"/g),
    ]
    const weights = {
      script: sum([
        ...inline.map(([, text]) => zipped(text)),
        ...external.map(([, src]) => zipped(read(at(src)))),
      ]),
      style: sum(sheets.map((href) => zipped(read(at(href))))),
      fonts: extended.test(shownText(html)) ? all : plain,
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
    const bare = unstyled(
      html,
      sheets.map((href) => read(at(href))).join(''),
      everySheet(root, client, files),
    )
    if (bare.length > 0) {
      problems.push(
        `${path} uses ${bare.join(', ')}, which only another sheet knows. Name the component's file in web/styles/site.css or site-front.css.`,
      )
    }
  }
  return { problems, notes }
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
