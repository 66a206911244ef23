import { REST_ROOT } from '#shared/api/rest-root'
import type { WallDateTime } from '#shared/date/wall-clock'
import { visitOptionsOf, type Config } from './config'
import { openMail } from './mail/open'
import type { Database } from './platform/database/database'
import type { Log } from './platform/log'
import type { Tell } from './platform/operations/events'
import { allLanes, type Lane } from './platform/outbox/lane'
import { pseudonym } from './platform/secrets'
import type { SmsSender } from './providers/sms'
import { tracedSms } from './platform/tracing/traced-providers'
import { numberBound } from './reminders/number-bound'
import { openReminders } from './reminders/open'
import { textFolder } from './reminders/text-folder'
import { stopPath } from './reminders/opt-out/stop-token'
import { smsFolder } from './sandbox/sms-folder'
import { openWebhooks } from './webhooks/open'

interface LanesOptions {
  readonly config: Config
  readonly db: Database
  /** Business clock. */
  readonly now: () => WallDateTime
  /** Address that this server listens on. */
  readonly address: string
  readonly secret: string
  readonly log: Log
  readonly tell: Tell
  /** The chain's provider of text messages; files of the data directory without one. */
  readonly sms?: SmsSender | undefined
}

/** Starts all that the server sends: mails, reminders and events, each in a lane of its own. */
export function openLanes(options: LanesOptions): Lane {
  const { config, db, now, address, secret, log, tell } = options
  const { apiPrefix, application, dataDir, mail, mailsPerHour, textsPerDay, webhooks } = config
  const publicUrl = mail.publicUrl ?? address
  const stopUrl = (bookingId: string) => publicUrl + apiPrefix + REST_ROOT + stopPath(secret, bookingId)
  const { reminders: kinds, endpoints } = visitOptionsOf(config)
  const sms = tracedSms(options.sms ?? smsFolder(textFolder(dataDir)))
  const reference = (bookingId: string) => pseudonym(secret, bookingId)
  const settings = { from: mail.from, publicUrl, application, stopUrl, reference, now }
  const mails = openMail({
    db,
    config: mail,
    dataDir,
    settings,
    log,
    bound: { secret, perHour: mailsPerHour },
    tell,
  })
  const hooks = openWebhooks(webhooks, { db, log, tell, secret })
  const countText = numberBound({ db, secret, perDay: textsPerDay })
  const reminding = { db, now, sms, countText, publicUrl, stopUrl, kinds, endpoints, secret, log, tell }
  return allLanes([mails, hooks, openReminders(reminding)])
}
