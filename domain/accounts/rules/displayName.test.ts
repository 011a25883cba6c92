import { describe, expect, it } from 'vitest'
import { displayName, initials, shortName } from './displayName.ts'

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
  ])('%j', (person, name, letters) => {
    expect(displayName(person)).toBe(name)
    expect(initials(person)).toBe(letters)
  })

  it.each([
    ['ada@b.example', 'ada'],
    ['@b.example', 'User'],
    [null, 'User'],
  ])('on the phone %j is %s', (email, name) => {
    expect(shortName(email)).toBe(name)
  })
})
