import { describe, expect, it } from 'vitest'
import { blocksIn, checkForm, suspectedIn, textsIn, threatLevel, threatsIn } from './threats.ts'

describe('the secure form check (spec 1 §5, T-031, T-032)', () => {
  it.each([
    'select name from users',
    'union select 1',
    'INSERT INTO x',
    'update users set a',
    'delete from x',
    'drop table x',
    '<script>',
    'javascript:x',
    'vbscript:x',
    'onload=x',
    'onerror = x',
    'eval(x)',
    'document.cookie',
    'window.location',
    'exec(x)',
    'system(x)',
    'shell_exec(x)',
  ])('%j is a potential threat in its field', (text) => {
    expect(threatsIn('Title', text).map((threat) => threat.message)).toEqual([
      'Potential threat detected in Title',
    ])
  })

  it.each(['../x', '/etc/passwd', '/var/log', '/usr/bin', '/tmp/x', '/boot/x', '/sys/x', '/proc/1'])(
    '%j is a suspicious path',
    (text) => {
      const messages = threatsIn('Title', text.endsWith('/') ? text : `${text}/`).map(
        (threat) => threat.message,
      )
      expect(messages).toEqual(['Suspicious file path in Title'])
    },
  )

  it('looks at string fields only and is fine with none found', () => {
    expect(checkForm({ title: 'Quarterly plan', count: 3, list: ['<script>'] })).toEqual({
      ok: true,
      level: 'none',
      threats: [],
    })
  })

  it.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'medium'],
    [5, 'medium'],
    [6, 'high'],
    [9, 'high'],
    [10, 'critical'],
  ] as const)('%i findings are %s', (count, level) => {
    expect(threatLevel(Array.from({ length: count }, () => ({ kind: 'path' as const })))).toBe(level)
  })

  it('is critical as soon as script and SQL come together', () => {
    expect(checkForm({ a: '<script>', b: 'drop table x' })).toMatchObject({ ok: false, level: 'critical' })
  })

  it.each(['Please select from the list', 'update our set of KPIs', 'see ../deck'])(
    '%j is accepted in prose and refused in a name only (T-031)',
    (text) => {
      expect(blocksIn('description', text)).toBeNull()
      expect(blocksIn('company', text, 'Company')).toMatch(/ in Company$/)
    },
  )

  it('answers a hostile text at once', () => {
    expect(threatsIn('x', 'select '.repeat(200_000))).toEqual([])
  })
})

it.each([
  [{ message: 'Is ninety minutes enough?' }, null],
  [{ message: 'Please select from the list' }, { level: 'low', found: ['sql'] }],
  [{ message: 'An iframe of ours' }, { level: 'none', found: ['words'] }],
  [
    { message: '<script>', subject: 'drop table x' },
    { level: 'critical', found: ['script', 'sql', 'words'] },
  ],
])('of %j it is noted: %j (T-031, T-032)', (fields, noted) => {
  expect(suspectedIn(fields)).toEqual(noted)
})

it('every text of what was sent is looked at, wherever it stands, and no more of a long one than its beginning', () => {
  expect(textsIn({ title: 'a', lines: [{ text: 'b' }, 'c'], count: 3, none: null })).toEqual({
    title: 'a',
    'lines.0.text': 'b',
    'lines.1': 'c',
  })
  expect(suspectedIn(textsIn({ fields: { body: ['fine', '<script>'] } }))?.found).toEqual(['script'])
  expect(textsIn('x'.repeat(30_000))['']?.length).toBe(20_000)
  expect(Object.keys(textsIn(Array.from({ length: 1_000 }, () => 'x')))).toHaveLength(200)
})
