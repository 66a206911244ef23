// Locks each of the given directories that is free, prints their names, and keeps them until it is killed.
import { lockDirectory, DirectoryInUse } from '#server/platform/database/data-directory'

const [startsAt = '0', ...directories] = process.argv.slice(2)
await new Promise((resolve) => setTimeout(resolve, Number(startsAt) - Date.now()))
for (const directory of directories)
  try {
    await lockDirectory(directory)
    process.stdout.write(`${directory}\n`)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
  }
process.stdout.write('done\n')
setInterval(() => undefined, 60_000)
