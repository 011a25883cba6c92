import type pg from 'pg'
import type { Drawing } from './openDrawing.ts'

/** Puts the texts of this build before staff, who edit them like their own (0060). */
export async function seedSiteTexts(jobsPool: pg.Pool, drawing: Pick<Drawing, 'built'>): Promise<void> {
  await jobsPool.query('select app_seed_texts($1::jsonb)', [JSON.stringify(await drawing.built())])
}
