import type { Page } from '@playwright/test'
import type { Person } from './people.ts'
import { join, newPerson } from './people.ts'

type AsVisitor = (over: { javaScriptEnabled: false }) => Promise<Page>

/** A member who is signed in nowhere, and a browser of theirs with scripts off. */
export async function memberWithoutScripts(asVisitor: AsVisitor): Promise<{ member: Person; page: Page }> {
  const member = newPerson()
  const page = await asVisitor({ javaScriptEnabled: false })
  await join(page.request, member)
  return { member, page }
}

/** Holds the program of the next pages back until what is returned is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
