import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addCards, boardOf, isPhone, notice, showColumn, signInToo, startWithBareBoard } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask } from './seed.ts'

test('two who write one field of a card are told, lose no text and choose; other fields both stand (K93)', async ({
  page,
  asVisitor,
}) => {
  await startWithBareBoard(page)
  await addCards(page, 'backlog', ['Price list'])
  const other = await asVisitor()
  await signInToo(other, page)
  for (const each of [page, other]) {
    await each.goto(boardOf(each))
    await showColumn(each, 'Backlog')
  }
  const open = async (each: Page) => {
    await each.getByRole('button', { name: 'Actions for Price list' }).click()
    await each.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    return formOf(each, 'Edit card')
  }
  const changed = 'This card was changed on another device'

  await test.step('the second is told while writing, and asked when saving', async () => {
    const [mine, theirs] = [await open(page), await open(other)]
    await mine.field('Description').fill('Net of tax')
    await theirs.field('Description').fill('With tax')
    await theirs.save()
    await expect(notice(other, 'Card updated')).toBeVisible()
    await expect(mine.dialog.getByText(`${changed}.`)).toBeVisible()
    await expect(mine.field('Description')).toHaveValue('Net of tax')
    await mine.save()
    const question = questionOn(page, changed)
    await expect(question.side('Keep my version', 'Net of tax')).toBeVisible()
    await expect(question.side('Keep the other version', 'With tax')).toBeVisible()
    await expect(question.saveButton).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('going back keeps the own text; keeping mine stores it for both', async () => {
    const question = questionOn(page, changed)
    await question.dialog.getByRole('button', { name: 'Back to editing' }).click()
    const mine = formOf(page, 'Edit card')
    await expect(mine.field('Description')).toHaveValue('Net of tax')
    await mine.save()
    await question.choose('Keep my version')
    await expect(mine.dialog).toHaveCount(0)
    await expect(other.getByText('Net of tax')).toBeVisible()
  })

  await test.step('keeping theirs leaves what they wrote', async () => {
    const [mine, theirs] = [await open(page), await open(other)]
    await mine.field('Description').fill('In euros')
    await theirs.field('Description').fill('In dollars')
    await mine.save()
    await expect(theirs.dialog.getByText(`${changed}.`)).toBeVisible()
    await theirs.save()
    await questionOn(other, changed).choose('Keep the other version')
    await expect(theirs.dialog).toHaveCount(0)
    for (const each of [page, other]) await expect(each.getByText('In euros')).toBeVisible()
  })

  await test.step('different fields are taken together without a question', async () => {
    const [mine, theirs] = [await open(page), await open(other)]
    await mine.field('Description').fill('In euros, net of tax')
    await theirs.field('Title').fill('Price list of 2027')
    await theirs.save()
    await expect(mine.dialog.getByText(`${changed}.`)).toBeVisible()
    await mine.save()
    await expect(mine.dialog).toHaveCount(0)
    await expect(questionOn(page, changed).dialog).toHaveCount(0)
    for (const each of [page, other]) {
      await each.reload()
      await showColumn(each, 'Backlog')
      await expect(each.getByRole('link', { name: 'Price list of 2027' })).toBeVisible()
      await expect(each.getByText('In euros, net of tax')).toBeVisible()
    }
  })
})

test('two who write one field of a milestone are told, lose no text and choose; other fields both stand (K93, T-101)', async ({
  page,
  asVisitor,
}) => {
  await startWithBareBoard(page)
  const id = randomUUID()
  await ask(page.request, 'board/createMilestone', { id, title: 'Third depot' })
  const stored = async () =>
    (
      await ask<{ milestone: { title: string; owner: string; objective: string } }>(
        page.request,
        'board/getMilestone',
        { id },
      )
    ).milestone
  const other = await asVisitor()
  await signInToo(other, page)
  for (const each of [page, other])
    await each.goto(isPhone(each) ? `${boardOf(each)}?part=milestones` : boardOf(each))
  const open = async (each: Page) => {
    await each.getByRole('button', { name: 'Third depot', exact: true }).click()
    return formOf(each, 'Edit milestone')
  }
  const changed = 'This milestone was changed on another device'

  await test.step('the second is told while writing, is asked when saving, and keeps their own', async () => {
    const [mine, theirs] = [await open(page), await open(other)]
    await mine.field('Owner').fill('Ilse')
    await theirs.field('Owner').fill('Henk')
    await theirs.save()
    await expect(notice(other, 'Milestone updated')).toBeVisible()
    await expect(mine.dialog.getByText(`${changed}.`)).toBeVisible()
    await mine.save()
    const question = questionOn(page, changed)
    await expect(question.side('Keep my version', 'Ilse')).toBeVisible()
    await expect(question.side('Keep the other version', 'Henk')).toBeVisible()
    await expect(question.saveButton).toBeDisabled()
    await expectAccessible(page)
    await question.dialog.getByRole('button', { name: 'Back to editing' }).click()
    await expect(mine.field('Owner')).toHaveValue('Ilse')
    await mine.save()
    await question.choose('Keep my version')
    await expect(mine.dialog).toHaveCount(0)
    expect(await stored()).toMatchObject({ owner: 'Ilse' })
    await expect(other.getByText('Owner Ilse')).toBeVisible()
  })

  await test.step('keeping theirs leaves what they wrote', async () => {
    const [mine, theirs] = [await open(page), await open(other)]
    await mine.field('Owner').fill('Ilse and Henk')
    await theirs.field('Owner').fill('Nobody yet')
    await mine.save()
    await expect(theirs.dialog.getByText(`${changed}.`)).toBeVisible()
    await theirs.save()
    await questionOn(other, changed).choose('Keep the other version')
    await expect(theirs.dialog).toHaveCount(0)
    expect(await stored()).toMatchObject({ owner: 'Ilse and Henk' })
  })

  await test.step('different fields are taken together without a question', async () => {
    const [mine, theirs] = [await open(page), await open(other)]
    await mine.field('Objective').fill('Leiden opens')
    await theirs.field('Title').fill('Third depot, signed')
    await theirs.save()
    await expect(mine.dialog.getByText(`${changed}.`)).toBeVisible()
    await mine.save()
    await expect(mine.dialog).toHaveCount(0)
    await expect(questionOn(page, changed).dialog).toHaveCount(0)
    expect(await stored()).toMatchObject({
      title: 'Third depot, signed',
      objective: 'Leiden opens',
      owner: 'Ilse and Henk',
    })
  })

  await test.step('archived by the other it keeps what is being typed', async () => {
    await page.getByRole('button', { name: 'Third depot, signed', exact: true }).click()
    const mine = formOf(page, 'Edit milestone')
    await mine.field('Owner').fill('Ilse alone')
    const told = page.waitForResponse(/getMilestone/)
    await ask(other.request, 'board/archiveMilestone', { id })
    await told
    await mine.save()
    await expect(mine.field('Owner')).toHaveValue('Ilse alone')
  })
})

/** The form of one row, on one of the two pages. */
function formOf(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true })
  return {
    dialog,
    field: (label: string) => dialog.getByRole('textbox', { name: label, exact: true }),
    save: () => dialog.getByRole('button', { name: 'Save Changes' }).click(),
  }
}

/** The question which of two texts stands. */
function questionOn(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true })
  const saveButton = dialog.getByRole('button', { name: 'Save Changes' })
  return {
    dialog,
    saveButton,
    side: (words: 'Keep my version' | 'Keep the other version', text: string) =>
      dialog.getByRole('radio', { name: `${words} ${text}`, exact: true }),
    choose: async (words: 'Keep my version' | 'Keep the other version') => {
      await dialog.getByRole('radio', { name: words }).check()
      await saveButton.click()
    },
  }
}
