import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { backlogOf, type Backlog } from '../database/backlog'
import type { Database } from '../database/database'
import type { Observe } from './answered'

export interface Metrics {
  readonly answered: Observe
  /** Counts records of a kind of personal data that were erased because of their age. */
  readonly erased: (kind: string, count: number) => void
  /** Counts a look-up of a vehicle by who answered: the chain's register, its cache, or nobody because a query failed. */
  readonly lookedUp: (answered: 'register' | 'cache' | 'nobody') => void
  /** Returns all metrics in the Prometheus text format. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const BACKLOG: Readonly<Record<keyof Backlog, string>> = {
  mails_waiting: 'Mails in the outbox that nobody has got yet',
  mails_postponed: 'Those of them whose recipients got as many mails as an hour allows',
  mail_oldest_seconds: 'How long the oldest of them has waited',
  bookings_recipient_refused: 'Bookings whose e-mail address a mail server refuses',
  bookings_message_refused: 'Bookings of which a mail server refused a mail, but not the address',
  sessions: 'Sessions not yet purged',
  holds: 'Times held by sessions and offers',
  earlier_wishes: 'Customers who wait for an earlier time',
  time_offers: 'Offers of an earlier time that can be taken',
  reminders: 'Reminders planned',
  webhooks_waiting: 'Events that an endpoint has not taken yet',
  webhooks_dead: 'Events that are given up until somebody replays them',
  calendar_days: 'Days until the chain has listed no closed or short day any more',
}

/** Creates the metrics of this process. The backlog is read from the database and covers the whole installation. */
export function createMetrics(db: Database): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const answers = new Counter({
    name: 'huoltovaraus_answers_total',
    help: 'Calls answered',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'huoltovaraus_answer_seconds',
    help: 'How long an answer took',
    labelNames: ['method', 'route'] as const,
    buckets: SECONDS,
    registers,
  })
  const erased = new Counter({
    name: 'huoltovaraus_erased_total',
    help: 'Records of personal data erased because of their age',
    labelNames: ['kind'] as const,
    registers,
  })
  const lookUps = new Counter({
    name: 'huoltovaraus_vehicle_lookups_total',
    help: 'Look-ups of a vehicle by who answered: the register, its cache, or nobody because a query failed',
    labelNames: ['answered'] as const,
    registers,
  })
  const gauges = Object.entries(BACKLOG).map(
    ([name, help]) => [name, new Gauge({ name: `huoltovaraus_${name}`, help, registers })] as const,
  )
  return {
    answered: ({ method, route, status, ms }) => {
      answers.inc({ method, route, status })
      seconds.observe({ method, route }, ms / 1000)
    },
    erased: (kind, count) => erased.inc({ kind }, count),
    lookedUp: (answered) => lookUps.inc({ answered }),
    text: async () => {
      const backlog = new Map(Object.entries(await backlogOf(db)))
      for (const [name, gauge] of gauges) gauge.set(backlog.get(name) ?? 0)
      return register.metrics()
    },
    contentType: register.contentType,
  }
}
