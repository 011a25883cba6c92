import { mailLists, mailTopics } from '#domain/newsletter/types.ts'

/** The mail lists that stand with the requests: those of YELMail have a page of their own. */
export const listsOfStaff = mailLists.filter((list) => !mailTopics.some((topic) => topic === list))
