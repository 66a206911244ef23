import { readdir } from 'node:fs/promises'

/** Lists the names in a directory, none if there is no such directory. */
export const namesIn = (directory: string): Promise<string[]> =>
  readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
