import type { Lesson } from './lesson.ts'
import { octagonLessons } from './octagonLessons.ts'
import { roundLessons } from './roundLessons.ts'
import { squareLessons } from './squareLessons.ts'

/** All lessons in the order in which they are read. */
export const lessons: readonly Lesson[] = [...squareLessons, ...octagonLessons, ...roundLessons]
