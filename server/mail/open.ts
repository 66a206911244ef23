import { join } from 'node:path'
import type { Log } from '../platform/log'
import type { Tell } from '../platform/operations/events'
import { endPastRefusals } from '../booking-document/refused-mails'
import type { Database } from '../platform/database/database'
import { cleanOutbox } from '../platform/outbox/outbox-dispatch'
import { startCourier } from './dispatch/courier'
import type { Lane } from '../platform/outbox/lane'
import { folderTransport } from './dispatch/folder'
import type { MailSettings } from './mail-content'
import type { MailConfig } from './mail-config'
import type { MailBound } from './recipient-bound'
import { smtpTransport } from './dispatch/smtp'

export interface MailOptions {
  readonly db: Database
  readonly config: Pick<MailConfig, 'smtpUrl'>
  /** Parent directory of the mail files that are written if no mail server is set. */
  readonly dataDir: string
  readonly settings: MailSettings
  readonly log: Log
  readonly bound: MailBound
  readonly tell: Tell
}

/** Returns the directory of the mails that are written to files. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail')

/** Starts dispatching the outbox. */
export const openMail = ({ db, config, dataDir, settings, log, bound, tell }: MailOptions): Lane =>
  startCourier({
    db,
    log,
    bound,
    tell,
    transport: config.smtpUrl === null ? folderTransport(mailFolder(dataDir)) : smtpTransport(config.smtpUrl),
    settings,
  })

/** Removes old messages from the outbox, logs how many are given up, and ends refusals of past visits. */
export async function cleanMail(db: Database, log: Log): Promise<void> {
  await endPastRefusals(db)
  const givenUp = await cleanOutbox(db)
  if (givenUp > 0) log.info(`${givenUp} mails could not be delivered for a month and are discarded`)
}
