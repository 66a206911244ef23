/** Text messages that are written to files. */
import { basename, join } from 'node:path'
import type { WallDate } from '#shared/date/wall-clock'
import { namesIn } from './names-in'

/** '1b4e28ba2fa1-20261124T0900-24h.txt': pseudonym of the booking, start of the visit, hours before it. */
const NAME = /^([\da-f]{12})-(\d{4})(\d\d)(\d\d)T\d{4}-\d+h\.txt$/

/** Lists the files about visits before the day. */
export const textsBefore = async (directory: string, day: WallDate): Promise<string[]> =>
  (await textFiles(directory)).filter((path) => basename(path).replace(NAME, '$2-$3-$4') < day)

/** Lists the files about bookings with the pseudonyms. */
export const textsAbout = async (directory: string, pseudonyms: ReadonlySet<string>): Promise<string[]> =>
  (await textFiles(directory)).filter((path) => pseudonyms.has(basename(path).replace(NAME, '$1')))

/** Files with another name are not this server's. */
const textFiles = async (directory: string): Promise<string[]> =>
  (await namesIn(directory)).filter((name) => NAME.test(name)).map((name) => join(directory, name))
