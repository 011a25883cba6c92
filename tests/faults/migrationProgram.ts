// Run as a process of its own, to be killed while it migrates the database it is given.
import { prepareDatabase } from '#server/platform/db/prepare/migrate.ts'

const [ownerUrl = ''] = process.argv.slice(2)
process.stdout.write('begins\n')
await prepareDatabase({ ownerUrl })
