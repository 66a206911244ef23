import { join } from 'node:path'
import type { Log } from '../log'
import type { Database } from '../store/database'
import { cleanOutbox } from '../store/outbox-delivery'
import { startCourier, type Courier } from './courier'
import { folderTransport } from './folder'
import type { MailConfig } from './mail-config'
import { smtpTransport } from './smtp'

export interface MailOptions {
  readonly db: Database
  readonly config: MailConfig
  /** Mails become files below it where no mail server is set. */
  readonly dataDir: string
  /** Where this server listens. */
  readonly address: string
  readonly log: Log
}

/** Starts to deliver what is in the outbox. */
export const openMail = ({ db, config, dataDir, address, log }: MailOptions): Courier =>
  startCourier({
    db,
    log,
    transport: config.smtpUrl === null ? folderTransport(join(dataDir, 'mail')) : smtpTransport(config.smtpUrl),
    settings: { from: config.from, publicUrl: config.publicUrl ?? address },
  })

/** Removes what has been in the outbox for long, and reports what is given up. */
export async function cleanMail(db: Database, log: Log): Promise<void> {
  const givenUp = await cleanOutbox(db)
  if (givenUp > 0) log.info(`${givenUp} mails could not be delivered for a month and are given up`)
}
