import type { Config as Application } from '#shared/config/config'
import { checkConfig } from '#shared/config/explain'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { isDate } from '#shared/date/wall-clock'
import { readRetention, type RetentionDays } from './personal/retention-days'
import { readMailConfig, type MailConfig } from './mail/mail-config'
import { readReminderConfig } from './reminders/reminder-config'
import type { ReminderKind } from './reminders/rules/plan'
import type { VisitOptions } from './sections/context'
import { readWebhookConfig, type Endpoint } from './webhooks/webhook-config'
import { readOperationsConfig, type OperationsConfig } from './platform/operations/operations-config'
import { readDatabaseUrl } from './platform/database/database-url'
import { StartError } from './platform/start-error'
import { readVismaPayConfig, type VismaPayConfig } from './visma-pay/config'
import { spaConfigText } from './static/spa-config'
import type { HoldLifetime } from './holds/holds'

/** The server's configuration, from environment variables. */
export interface Config extends OperationsConfig {
  readonly host: string
  readonly port: number
  /** Port of the payment sandbox, on the loopback interface only; null for no sandbox, and then no payment methods. */
  readonly sandboxPort: number | null
  /** Port where `npm run dev` serves the application; null if this server serves it. */
  readonly spaPort: number | null
  readonly dataDir: string
  /** URL of a PostgreSQL database; null for the built-in one. */
  readonly databaseUrl: string | null
  readonly apiPrefix: string
  /** Start of the business clock, `YYYY-MM-DDTHH:mm:ss`; null for real time. */
  readonly clock: string | null
  readonly holdLifetime: HoldLifetime
  readonly tokenHeader: string
  /** JSON for the page's `app-config`, inserted unchanged. */
  readonly spaConfig: string | null
  /** The same configuration read, or its defaults. */
  readonly application: Application
  /** Whether a pooler in transaction mode stands before PostgreSQL. */
  readonly isDatabasePooled: boolean
  /** Whether a trusted proxy sets X-Forwarded-For. */
  readonly behindProxy: boolean
  readonly mail: MailConfig
  /** Mails to one customer within an hour; 0 for no bound. */
  readonly mailsPerHour: number
  /** Text messages to one number within a day; 0 for no bound. */
  readonly textsPerDay: number
  readonly retention: RetentionDays
  /** Names of the extensions that the chain switches on. */
  readonly extensions: readonly string[]
  /** Reminders of each visit. */
  readonly reminders: readonly ReminderKind[]
  /** Systems that are told of events. */
  readonly webhooks: readonly Endpoint[]
  /** Whether a visit has a state from its booking on. */
  readonly hasVisitStates: boolean
  /** Tokens of the systems that may set a visit's state. */
  readonly deskTokens: readonly string[]
  /** The merchant's account for card payments; null for the sandbox, or for none. */
  readonly vismaPay: VismaPayConfig | null
}

/** Returns the origin where visitors find the application; null if only their requests show it. */
export const publicOrigin = ({ mail }: Pick<Config, 'mail'>): string | null =>
  mail.publicUrl === null ? null : new URL(mail.publicUrl).origin

/** Returns what the installation does around a visit. */
export const visitOptionsOf = ({ reminders, webhooks, hasVisitStates, deskTokens }: Config): VisitOptions => ({
  reminders,
  endpoints: webhooks.map(({ name }) => name),
  hasStates: hasVisitStates,
  deskTokens,
})

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment. Throws a `StartError` that names the variable if a value is invalid. */
export function readConfig(env: Environment): Config {
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback
  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const value = text(name, String(fallback))
    const isGood = /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
    return Number(check(name, value, isGood, `a whole number from ${least} to ${most}`))
  }
  const flag = (name: string): boolean => {
    const value = text(name, '0')
    return check(name, value, value === '0' || value === '1', '0 or 1') === '1'
  }
  const optional = (name: string, isGood: (value: string) => boolean, rule: string): string | null => {
    const value = text(name, '')
    return value === '' ? null : check(name, value, isGood(value), rule)
  }

  const mail = readMailConfig(env)
  const spaConfig = spaConfigText(env, process.cwd())
  const port = whole('PORT', 3000, 0, 65_535)
  const apiPrefix = text('API_PREFIX', '')
  const tokenHeader = text('TOKEN_HEADER', 'X-Process-Token')
  const clock = optional('CLOCK', isClock, "a time such as '2026-11-23T08:00'")
  return {
    host: text('HOST', '127.0.0.1'),
    port,
    sandboxPort:
      text('SANDBOX_PORT', isElsewhere(mail.publicUrl) ? OFF : '') === OFF
        ? null
        : whole('SANDBOX_PORT', port === 0 ? 0 : port + 1, 0, 65_535),
    spaPort: env['SPA_PORT'] === undefined ? null : whole('SPA_PORT', 0, 0, 65_535),
    dataDir: text('DATA_DIR', './.data'),
    databaseUrl: readDatabaseUrl(env),
    apiPrefix: check('API_PREFIX', apiPrefix, /^(?:\/[\w.-]+)*$/.test(apiPrefix), "empty or a path such as '/api'"),
    clock: clock === null ? null : clock.padEnd(19, ':00'),
    holdLifetime: {
      seconds: whole('HOLD_SECONDS', 600, 1, 86_400),
      longestSeconds: whole('HOLD_LONGEST_SECONDS', 1800, 1, 86_400),
    },
    tokenHeader: check('TOKEN_HEADER', tokenHeader, /^[\w-]+$/.test(tokenHeader), 'a header name'),
    spaConfig,
    application: checkConfig(spaConfig ?? ''),
    isDatabasePooled: flag('DATABASE_POOLER'),
    behindProxy: flag('BEHIND_PROXY'),
    mail,
    mailsPerHour: whole('MAILS_PER_HOUR', 10, 0, 1000),
    textsPerDay: whole('TEXTS_PER_DAY', 5, 0, 1000),
    retention: readRetention(env, whole),
    extensions: flag('EARLIER_TIMES') ? [EARLIER_TIME] : [],
    reminders: readReminderConfig(env),
    webhooks: readWebhookConfig(env),
    hasVisitStates: flag('VISIT_STATES'),
    deskTokens: readDeskTokens(text('DESK_TOKENS', '')),
    vismaPay: readVismaPayConfig(env, mail.publicUrl),
    ...readOperationsConfig(env, whole),
  }
}

/** The message omits the value, because it is a secret. */
function readDeskTokens(text: string): string[] {
  const tokens = text.split(/\s+/).filter(Boolean)
  if (tokens.every((token) => token.length >= LEAST_TOKEN)) return tokens
  throw new StartError(`DESK_TOKENS must be tokens of ${LEAST_TOKEN} characters or more, separated by spaces`)
}

const LEAST_TOKEN = 32
const OFF = 'off'
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether visitors come from other machines, which cannot reach the sandbox, because it listens on loopback. */
export const isElsewhere = (publicUrl: string | null): boolean =>
  publicUrl !== null && !LOOPBACK.has(new URL(publicUrl).hostname)

function check(name: string, value: string, isGood: boolean, rule: string): string {
  if (!isGood) throw new StartError(`${name} must be ${rule}, not '${value}'`)
  return value
}

const isClock = (value: string): boolean =>
  /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(value) && isDate(value.slice(0, 10))
