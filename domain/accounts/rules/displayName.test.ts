import { describe, expect, it } from 'vitest'
import { displayName, initials, initialsOfName, isGreetable, shortName } from './displayName.ts'

describe('what a person is called', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace', email: 'a@b.example' }, 'Ada Lovelace', 'AL'],
    [{ firstName: ' ada ', lastName: '', email: 'a@b.example' }, 'ada', 'A'],
    [{ firstName: null, lastName: 'Lovelace' }, 'Lovelace', 'L'],
    [{ firstName: null, lastName: null, email: 'ada@b.example' }, 'ada@b.example', 'A'],
    [{}, 'User', 'U'],
    [{ firstName: '小川', lastName: '洋子' }, '小川 洋子', '小洋'],
    [{ firstName: 'Ωμέγα', lastName: 'άλφα' }, 'Ωμέγα άλφα', 'ΩΆ'],
    [{ firstName: 'é́lan', lastName: '👩‍🚀space' }, 'é́lan 👩‍🚀space', 'É́👩‍🚀'],
    [{ firstName: 'محمد', lastName: 'علي' }, 'محمد علي', 'مع'],
  ])('%j', (person, name, characters) => {
    expect(displayName(person)).toBe(name)
    expect(initials(person)).toBe(characters)
  })

  it.each([
    ['ada@b.example', 'ada'],
    ['@b.example', 'User'],
    [null, 'User'],
  ])('on the phone %j is %s', (email, name) => {
    expect(shortName(email)).toBe(name)
  })
})

describe('a name in a greeting (T-199)', () => {
  it.each([
    'Ada Nord',
    'J. R. Smith',
    'Anne-Marie O’Neill',
    'Dr. 小川',
    'محمد علي',
    'سارا می‌خواهد',
    'Henry 8',
    '👩‍🚀',
  ])('%s may stand in one', (name) => expect(isGreetable(name)).toBe(true))

  it.each([
    'Visit https://evil.example now',
    'evil.example',
    'www.evil',
    'a@evil.example',
    'Call +44 7700 900123',
    '\u202emoc.live',
    'Your account will be closed today unless you confirm it at once',
  ])('%s stays out of it', (name) => expect(isGreetable(name)).toBe(false))
})

describe('initials of a whole name', () => {
  it.each([
    ['Marta Oyelaran', 'MO'],
    ['Julius', 'J'],
    ['ada de la cruz', 'AC'],
    ['  ', ''],
    ['👩‍👩‍👧 Éva', '👩‍👩‍👧É'],
    ['مريم علي', 'مع'],
  ])('%j gives %s', (name, expected) => {
    expect(initialsOfName(name)).toBe(expected)
  })

  it('are those of first and last name, for names of one word each (spec 1 §2)', () => {
    const person = { firstName: 'Marta', lastName: 'Oyelaran' }
    expect(initialsOfName(displayName(person))).toBe(initials(person))
    expect(initialsOfName('Marta Oyelaran', 1)).toBe('M')
  })
})
