import { describe, expect, it } from 'vitest'
import { checkNamed, checkPeople, mergePeople, peopleOf, personOf, storedPeople } from './people.ts'

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

  const [ana, kim] = ['Ana', 'Kim'].map((name) => ({ name, email: `${name}@harbour.example` })) as [
    typeof tom,
    typeof tom,
  ]
  const thomas = { ...tom, name: 'Thomas' }
  it.each([
    ['what both added comes', [mia, tom, ana], [mia, tom], [mia, tom, kim], [mia, tom, kim, ana]],
    ['whom one took off is off', [mia, tom, ana], [mia, tom], [mia], [mia, ana]],
    ['whom the other took off is off', [mia], [mia, tom], [mia, tom, kim], [mia, kim]],
    ['a name of the other stays', [mia, thomas], [mia, tom], [mia, tom, kim], [mia, thomas, kim]],
    ['one taken off and written anew comes', [mia], [mia, tom], [mia, thomas], [mia, thomas]],
    ['whom both added comes once', [mia, kim], [mia], [mia, { ...kim, email: 'KIM@harbour.example' }], 2],
    ['nobody else was there', [mia, tom], [mia, tom], [tom, mia], [tom, mia]],
  ])('is what two wanted at once (K93): %s', (_what, stored, base, wanted, comes) => {
    const merged = mergePeople(stored, base, wanted)
    if (typeof comes === 'number') expect(merged).toHaveLength(comes)
    else expect(merged).toEqual(comes)
  })

  it('is stored as it is compared', () => {
    expect(storedPeople([{ name: ' Mia ', email: ' Mia@Harbour.Example ' }])).toEqual([
      { name: 'Mia', email: 'mia@harbour.example' },
    ])
  })
})
