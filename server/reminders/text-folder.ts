import { join } from 'node:path'

/** Returns the directory of the text messages that are written to files. */
export const textFolder = (dataDir: string): string => join(dataDir, 'sms')
