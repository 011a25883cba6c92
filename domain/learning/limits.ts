/** Most lessons that one person has done: many times what the playbook holds, and a bound of what they can have us keep. */
export const doneLessonsMost = 200
