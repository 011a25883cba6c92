import type { Locator, Page } from '@playwright/test'
import {
  addCards,
  boardOf,
  columnOf,
  expectStored,
  heard,
  isPhone,
  notice,
  showColumn,
  startWithBareBoard,
  undo,
} from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'

const cards = ['First', 'Second', 'Third']

test.beforeEach(async ({ page }) => {
  await startWithBareBoard(page)
  await addCards(page, 'backlog', cards)
  await page.goto(boardOf(page))
  await showColumn(page, 'Backlog')
  await expectColumn(page, 'Backlog', cards)
})

test('a card moved by its menu stays where it was put, is read out and is taken back (K94)', async ({
  page,
}) => {
  await chooseFor(page, 'Second', 'Move to In progress')
  await heard(page, 'Second moved to In progress, 1 of 1.')
  await expectColumn(page, 'Backlog', ['First', 'Third'])
  await expect(notice(page, 'Card updated')).toBeVisible()
  await expectStored(page, 'in_progress', ['Second'])

  await undo(page)
  await heard(page, 'Undone. Second is back in Backlog.')
  await expectColumn(page, 'Backlog', cards)
  await expectStored(page, 'backlog', cards)

  // What the server did not take is said to be back, too.
  await page.route('**/api/rpc/board/moveCard*', (route) => route.abort())
  await chooseFor(page, 'Second', 'Move to In progress')
  await heard(page, 'Not moved. Second is back in Backlog.')
  await expectColumn(page, 'Backlog', cards)
  await page.unroute('**/api/rpc/board/moveCard*')

  await chooseFor(page, 'First', 'Move down')
  await heard(page, 'First moved to Backlog, 2 of 3.')
  await expectStored(page, 'backlog', ['Second', 'First', 'Third'])
  await chooseFor(page, 'Third', 'Move to Completed')
  await heard(page, 'Third moved to Completed, 1 of 1.')
  await expectStored(page, 'completed', ['Third'])
  await page.reload()
  await showColumn(page, 'Completed')
  await expectColumn(page, 'Completed', ['Third'])
  await showColumn(page, 'Backlog')
  await expectColumn(page, 'Backlog', ['Second', 'First'])
})

test('a card moved by keys is read out at every step, is put down or brought back (K94)', async ({
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key)
  const howTo = 'Use the arrow keys to move it, Space or Enter to drop it, Escape to cancel.'
  await linkOf(page, 'First').focus()
  await press('Space')
  await heard(page, `Picked up First. Backlog, 1 of 3. ${howTo}`)
  await expectAccessible(page)
  await press('ArrowDown')
  await heard(page, 'First is over Backlog, 2 of 3.')
  await expectColumn(page, 'Backlog', ['Second', 'First', 'Third'])
  await press('Escape')
  await heard(page, 'Move cancelled. First is back in Backlog.')
  await expectColumn(page, 'Backlog', cards)

  await press('Space')
  await heard(page, `Picked up First. Backlog, 1 of 3. ${howTo}`)
  await press('ArrowDown')
  await heard(page, 'First is over Backlog, 2 of 3.')
  await press('ArrowDown')
  await heard(page, 'First is over Backlog, 3 of 3.')
  await press('Space')
  await heard(page, 'First moved to Backlog, 3 of 3.')
  await expect(linkOf(page, 'First')).toBeFocused()
  await expectStored(page, 'backlog', ['Second', 'Third', 'First'])
  await page.reload()
  await showColumn(page, 'Backlog')
  await expectColumn(page, 'Backlog', ['Second', 'Third', 'First'])
  // The phone shows one column, and the keys stay in it.
  if (isPhone(page)) return

  await linkOf(page, 'Third').focus()
  await press('Space')
  await heard(page, `Picked up Third. Backlog, 2 of 3. ${howTo}`)
  await press('ArrowRight')
  await heard(page, 'Third is over In progress, 1 of 1.')
  await press('Enter')
  await heard(page, 'Third moved to In progress, 1 of 1.')
  await expect(linkOf(page, 'Third')).toBeFocused()
  await expectStored(page, 'in_progress', ['Third'])
  await undo(page)
  await heard(page, 'Undone. Third is back in Backlog.')
  await expectStored(page, 'backlog', ['Second', 'Third', 'First'])
})

test('a card carried by mouse or finger lands where it was let go and stays there (K94)', async ({
  page,
}) => {
  const carry = await (isPhone(page) ? finger(page) : mouse(page))
  await carry.lift(linkOf(page, 'Third'))
  await heard(page, /^Picked up Third\. Backlog, 3 of 3\./)
  await carry.over(linkOf(page, 'First'))
  await heard(page, 'Third is over Backlog, 1 of 3.')
  await carry.drop()
  await heard(page, 'Third moved to Backlog, 1 of 3.')
  await expectStored(page, 'backlog', ['Third', 'First', 'Second'])
  // Letting go is no press on what lies under it.
  await expect(page).toHaveURL(boardOf(page))
  await page.reload()
  await showColumn(page, 'Backlog')
  await expectColumn(page, 'Backlog', ['Third', 'First', 'Second'])

  await carry.lift(linkOf(page, 'First'))
  await heard(page, /^Picked up First\. Backlog, 2 of 3\./)
  await carry.over(linkOf(page, 'Third'))
  await heard(page, 'First is over Backlog, 1 of 3.')
  await carry.cancel()
  await heard(page, 'Move cancelled. First is back in Backlog.')
  await expectColumn(page, 'Backlog', ['Third', 'First', 'Second'])
  // The phone shows one column: a finger sorts it, the menu leaves it.
  if (isPhone(page)) return

  await carry.lift(linkOf(page, 'First'))
  await carry.over(
    page.getByRole('region', { name: 'Completed', exact: true }).getByText('No cards here yet'),
  )
  await heard(page, 'First is over Completed, 1 of 1.')
  await carry.drop()
  await heard(page, 'First moved to Completed, 1 of 1.')
  await expectStored(page, 'completed', ['First'])
  await undo(page)
  await heard(page, 'Undone. First is back in Backlog.')
  await expectStored(page, 'backlog', ['Third', 'First', 'Second'])
  await page.reload()
  await expectColumn(page, 'Backlog', ['Third', 'First', 'Second'])
})

test('a card moved by its menu with the keyboard has the keyboard, in the column that it went to; after one that is archived the next has it (K94)', async ({
  page,
}) => {
  await pressFor(page, 'Second', 'Move to In progress')
  await expect(linkOf(page, 'Second')).toBeFocused()
  await expectColumn(page, 'In progress', ['Second'])
  await expectStored(page, 'in_progress', ['Second'])

  await pressFor(page, 'Second', 'Archive')
  await expect(page.getByRole('heading', { name: 'In progress', exact: true })).toBeFocused()
  await showColumn(page, 'Backlog')
  await pressFor(page, 'First', 'Archive')
  await expect(linkOf(page, 'Third')).toBeFocused()
})

test('the keyboard is not lost with what it pressed: Undo, a dialog of a menu, a box that closes, a card restored (K94)', async ({
  page,
}) => {
  await pressFor(page, 'Second', 'Move to In progress')
  await expect(linkOf(page, 'Second')).toBeFocused()
  await pressUndo(page)
  await expect(linkOf(page, 'Second')).toBeFocused()
  await expectColumn(page, 'Backlog', cards)

  await pressFor(page, 'First', 'Archive')
  await expect(linkOf(page, 'Second')).toBeFocused()
  await pressUndo(page)
  await expect(linkOf(page, 'Second')).toBeFocused()
  await expectColumn(page, 'Backlog', cards)

  await pressFor(page, 'Third', 'Edit')
  await expect(page.getByRole('dialog', { name: 'Edit card' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Actions for Third' })).toBeFocused()

  if (!isPhone(page)) {
    await expect(
      page.getByRole('heading', { name: 'Backlog', exact: true }).locator('xpath=following-sibling::span'),
    ).toHaveText('3 cards')
    const add = page.getByRole('button', { name: 'New card in Backlog' })
    await add.press('Enter')
    await expect(page.getByRole('textbox', { name: 'New card in Backlog' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
  }

  for (const title of ['First', 'Second']) await pressFor(page, title, 'Archive')
  await expectStored(page, 'backlog', ['Third'])
  if (!isPhone(page)) {
    await expect(
      page.getByRole('heading', { name: 'Backlog', exact: true }).locator('xpath=following-sibling::span'),
    ).toHaveText('1 card')
  }
  await page.goto(`${boardOf(page)}${boardOf(page).includes('?') ? '&' : '?'}cards=archived`)
  await page.getByRole('button', { name: 'Restore First' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Restore First' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Restore Second' })).toBeFocused()
})

/** Undo by keys: the notices are reached by F6. */
async function pressUndo(page: Page) {
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Undo' })
    .first()
    .press('Enter')
}

const linkOf = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

const expectColumn = (page: Page, name: string, titles: readonly string[]) =>
  expect(columnOf(page, name).getByRole('link')).toHaveText([...titles])

async function chooseFor(page: Page, title: string, words: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: words, exact: true }).click()
}

/** The same by keys alone. */
async function pressFor(page: Page, title: string, words: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible()
  for (let at = 0; at < 8; at += 1) {
    const item = page.getByRole('menuitem', { name: words, exact: true })
    if (await item.evaluate((each) => each === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

/** What carries a card: lifted by its middle, held over the upper part of something, let go or given up. */
type Carrier = {
  lift: (card: Locator) => Promise<void>
  over: (place: Locator) => Promise<void>
  drop: () => Promise<void>
  cancel: () => Promise<void>
}

type Point = { x: number; y: number }

async function pointOn(place: Locator, part: number): Promise<Point> {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing to point at')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height * part) }
}

/** Away from the edges of the window, where a carried card scrolls the page. */
const toMiddle = (place: Locator) => place.evaluate((element) => element.scrollIntoView({ block: 'center' }))

async function mouse({ mouse, keyboard }: Page): Promise<Carrier> {
  return {
    lift: async (card) => {
      await toMiddle(card)
      const { x, y } = await pointOn(card, 0.5)
      await mouse.move(x, y)
      await mouse.down()
      await mouse.move(x, y + 10)
    },
    over: async (place) => {
      const { x, y } = await pointOn(place, 0.2)
      await mouse.move(x, y, { steps: 5 })
    },
    drop: () => mouse.up(),
    cancel: async () => {
      await keyboard.press('Escape')
      await mouse.up()
    },
  }
}

async function finger(page: Page): Promise<Carrier> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    lift: async (card) => {
      await toMiddle(card)
      await touch('touchStart', await pointOn(card, 0.5))
    },
    over: async (place) => {
      await touch('touchMove', await pointOn(place, 0.2))
    },
    drop: async () => {
      await touch('touchEnd')
    },
    cancel: async () => {
      await touch('touchCancel')
    },
  }
}
