/** The world of one simulated day: the database, the processes, the bank, the mails and what the visitors know. */
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { randomOf } from '#server/seed/random'
import type { Mail, MailTransport } from '#server/mail/mail'
import type { Database } from '#server/platform/database/database'
import type { Booking } from '#shared/api/nouns/booking'
import { openBank, type Bank } from './bank'
import { Killed, startProcess, type Process } from './process'
import { Steps } from './steps'

/** A booking as the server last acknowledged it. */
export interface KnownBooking {
  readonly who: string
  readonly key: string
  document: Booking
  isCancelled: boolean
  /** True while an unanswered change or cancellation may have happened. */
  isUncertain: boolean
}

export class World {
  readonly steps = new Steps()
  readonly random: () => number
  readonly bank: Bank
  readonly db: Database
  readonly known: KnownBooking[] = []
  /** Paid orders whose payment the server has acknowledged. */
  readonly reported = new Set<string>()
  /** How often each mail arrived, by reference. */
  readonly mails = new Map<string, number>()
  /** Number of times that a mail could rightly arrive twice: its dispatch was not recorded, or outlived its lease. */
  excuses = 0
  /** Deliveries that have begun. */
  delivering = 0
  readonly trace: string[] = []
  readonly violations: string[] = []
  /** Ends every fault, so that the day can come to its end. */
  isCalm = false
  server: Process

  constructor(
    readonly client: PGlite,
    readonly secret: string,
    readonly seed: number,
  ) {
    this.random = randomOf(`day ${seed}`)
    this.db = drizzle(client)
    this.bank = openBank(() => (this.happens(0.15) ? 'refused' : this.happens(0.15) ? 'silent' : 'done'))
    this.server = this.start()
  }

  /** True with this chance. Never once the day is calm. */
  happens(chance: number): boolean {
    return this.random() < chance && !this.isCalm
  }

  say(line: string): void {
    this.trace.push(`${new Date().toISOString().slice(11, 23)} ${line}`)
  }

  /** Kills the process with everything that it has in memory, and starts another one on the same database. */
  restart(): void {
    this.say('KILL')
    this.excuses += this.delivering
    this.server.isDead = true
    this.steps.failAll(this.server, new Killed())
    this.server = this.start()
  }

  /** The mail server. It can refuse, and it can accept without an answer. */
  readonly transport: MailTransport = {
    send: async (mail: Mail) => {
      const server = this.server
      await this.steps.wait('  mail server', server)
      if (this.happens(0.15)) throw new Error('no mail server')
      this.mails.set(mail.reference, (this.mails.get(mail.reference) ?? 0) + 1)
      if (!this.happens(0.1)) return
      this.excuses += 1
      throw new Error('no answer of the mail server')
    },
  }

  private start(): Process {
    const { client, steps, secret, bank } = this
    const log = { info: () => undefined, error: () => undefined }
    return startProcess({ client, steps, secret, cardPayments: bank, log })
  }
}
