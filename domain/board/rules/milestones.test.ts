import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEdit } from '#domain/edits.ts'
import { milestoneFields, milestoneStatuses } from '../types.ts'
import {
  checkMilestoneDraft,
  checkMilestonePatch,
  milestoneDefaults,
  milestoneState,
  milestoneStatusOf,
  withWholeProgress,
} from './milestones.ts'

describe('how a milestone is shown (T-101, spec 2 §4)', () => {
  it.each([
    ['completed', 'completed'],
    ['in_progress', 'on-track'],
    ['at_risk', 'at-risk'],
    ['pending', 'pending'],
    ['upcoming', 'upcoming'],
    ['not_started', 'not-started'],
    ['other', 'at-risk'],
    ['', 'at-risk'],
    ['Completed', 'at-risk'],
  ])('%s reads as %s', (text, state) => {
    expect(milestoneState(text)).toBe(state)
  })

  it('any other text is at risk, and none is lost', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const isKnown = milestoneStatuses.some((status) => status === text)
        return milestoneStatusOf(text) === (isKnown ? text : 'at_risk')
      }),
    )
  })

  it('a new one looks calm', () => {
    expect(milestoneState(milestoneDefaults.status)).toBe('not-started')
  })
})

describe('what a milestone may say', () => {
  const fields = (patch: Parameters<typeof checkMilestonePatch>[0]) =>
    checkMilestonePatch(patch).map((problem) => problem.field)

  it.each([
    [{ title: ' ' }, ['title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ title: 'two\nlines' }, ['title']],
    [{ description: 'x'.repeat(5001) }, ['description']],
    [{ objective: 'x'.repeat(121), owner: 'a\tb' }, ['objective', 'owner']],
    [{ progress: -1 }, ['progress']],
    [{ progress: 101 }, ['progress']],
    [{ progress: 1.5 }, ['progress']],
    [{ startsOn: '2026-02-30', targetOn: 'soon' }, ['startsOn', 'targetOn']],
    [{ progress: 0, startsOn: null, targetOn: '2026-06-30', status: 'at_risk' as const }, []],
    [{ status: 'other' as 'pending' }, ['status']], // safe because the check is for what the type forbids
  ])('%j', (patch, expected) => {
    expect(fields(patch)).toEqual(expected)
  })

  it('its target is not before its start', () => {
    const draft = { title: 'One', startsOn: '2026-06-02', targetOn: '2026-06-01' }
    expect(checkMilestoneDraft(draft).map((problem) => problem.field)).toEqual(['targetOn'])
    expect(checkMilestoneDraft({ ...draft, targetOn: '2026-06-02' })).toEqual([])
  })

  it('completing it brings its progress to 100, unless the change says another', () => {
    expect(withWholeProgress({ status: 'completed' })).toEqual({ status: 'completed', progress: 100 })
    expect(withWholeProgress({ status: 'completed', progress: 80 }).progress).toBe(80)
    expect(withWholeProgress({ status: 'at_risk' })).toEqual({ status: 'at_risk' })
  })

  it('two edits meet field by field as those of cards do (K93)', () => {
    const base = { ...milestoneDefaults, title: 'One' }
    const theirs = { ...base, title: 'Hers', progress: 10 }
    expect(mergeEdit(milestoneFields, base, { progress: 10, owner: 'Ana' }, theirs)).toEqual({
      merged: { ...theirs, owner: 'Ana' },
      clashes: [],
    })
    expect(mergeEdit(milestoneFields, base, { title: 'His' }, theirs).clashes).toEqual([
      { field: 'title', mine: 'His', theirs: 'Hers' },
    ])
  })
})
