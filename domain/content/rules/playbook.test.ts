import { describe, expect, it } from 'vitest'
import { lessonBoard, lessonKind, lessonPath, linesLeft } from './playbook.ts'

describe('what is left of a checklist (pages §5.1)', () => {
  it.each([
    [['a', 'b', 'c'], [], ['a', 'b', 'c']],
    [['a', 'b', 'c'], ['1'], ['a', 'c']],
    [['a', 'b'], ['0', '1'], []],
    [['a', 'a'], ['0'], ['a']],
    [['a'], ['7', '', 'x', '00'], ['a']],
    [[' a\n b '], [], ['a b']],
    [['', '  ', 'a'], [], ['a']],
    [[], ['0'], []],
  ])('of %j without %j', (items, done, left) => expect(linesLeft(items, done)).toEqual(left))

  it('is as long as a checklist may be, and no longer', () => {
    expect(lessonKind.fields.find(({ name }) => name === 'checklist')?.mostLines).toBe(lessonBoard.most)
    const many = Array.from({ length: 40 }, (_, each) => String(each))
    expect(linesLeft(many, [])).toHaveLength(lessonBoard.most)
  })
})

describe('the page of a lesson', () => {
  it.each([
    ['count-the-buyers', '/jul-playbook/count-the-buyers'],
    ['', '/jul-playbook'],
    ['../evil', '/jul-playbook'],
    ['/evil.example', '/jul-playbook'],
    ['a'.repeat(81), '/jul-playbook'],
  ])('that a form calls %j is %s', (slug, path) => expect(lessonPath(slug)).toBe(path))
})
