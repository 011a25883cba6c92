import { describe, expect, it } from 'vitest'
import { checkNamed, checkPeople, peopleOf, personOf, storedPeople } from './people.ts'

const mia = { name: 'Mia Member', email: 'mia@harbour.example' }
const tom = { name: 'Tom Treasurer', email: 'tom@harbour.example' }

describe('who comes to a session (4.13.18)', () => {
  it('is the attendee first, then up to three more', () => {
    const first = { attendeeName: mia.name, attendeeEmail: mia.email }
    expect(peopleOf({ ...first, furtherPeople: [tom] })).toEqual([mia, tom])
    expect(peopleOf({ attendeeName: null, attendeeEmail: null, furtherPeople: [] })).toEqual([])
    expect(peopleOf({ ...first, attendeeName: null, furtherPeople: [] })[0]?.name).toBe(mia.email)
  })

  it.each([
    ['two people', [mia, tom], []],
    ['nobody', [], []],
    ['no name', [{ ...mia, name: ' ' }], ['people.0.name']],
    ['a name that no one has (T-031)', [mia, { ...tom, name: '<script>Tom' }], ['people.1.name']],
    ['no address', [mia, { ...tom, email: 'tom' }], ['people.1.email']],
    ['a semicolon behind the address', [{ ...mia, email: `${mia.email};` }], ['people.0.email']],
    ['two addresses', [{ ...mia, email: `bob,${mia.email}` }], ['people.0.email']],
    ['brackets around the address', [mia, { ...tom, email: `<${tom.email}>` }], ['people.1.email']],
    ['a name before the address', [mia, { ...tom, email: `Tom<${tom.email}>` }], ['people.1.email']],
    ['one address twice', [mia, { ...tom, email: ' MIA@harbour.example' }], ['people.1.email']],
  ])('is checked field by field: %s', (_what, people, wrong) => {
    expect(checkPeople(people).map(({ field }) => field)).toEqual(wrong)
  })

  it('is nobody in an empty row, and somebody once half named; each problem is of its own row', () => {
    const people = [
      mia,
      { name: '', email: ' ' },
      { name: 'Anna Berg', email: '' },
      { name: '', email: 'bob@' },
    ]
    const found = checkNamed(people)
    expect(found.map(({ field }) => field)).toEqual(['people.2.email', 'people.3.name', 'people.3.email'])
    expect(found.map((problem) => personOf(people, problem))).toEqual([people[2], people[3], people[3]])
  })

  it('is stored as it is compared', () => {
    expect(storedPeople([{ name: ' Mia ', email: ' Mia@Harbour.Example ' }])).toEqual([
      { name: 'Mia', email: 'mia@harbour.example' },
    ])
  })
})
