import { StartError } from '../platform/start-error'
import type { ReminderChannel } from '../platform/database/schema/visits'
import type { ReminderKind } from './rules/plan'

const VARIABLES: Readonly<Record<ReminderChannel, string>> = {
  MAIL: 'REMINDER_MAIL_HOURS',
  SMS: 'REMINDER_SMS_HOURS',
}
const MOST_HOURS = 336

/** Reads the hours before the visit at which a customer is reminded. None by default. Throws a `StartError`. */
export const readReminderConfig = (env: Readonly<Record<string, string | undefined>>): ReminderKind[] =>
  (['MAIL', 'SMS'] as const).flatMap((channel) =>
    hoursIn(VARIABLES[channel], env[VARIABLES[channel]] ?? '').map((hours) => ({ channel, hours })),
  )

function hoursIn(variable: string, text: string): number[] {
  const numbers = text.split(/[\s,]+/).filter(Boolean)
  if (numbers.some((one) => !/^[1-9]\d{0,2}$/.test(one) || Number(one) > MOST_HOURS))
    throw new StartError(`${variable} must be hours from 1 to ${MOST_HOURS}, such as '24' or '24 2', not '${text}'`)
  return [...new Set(numbers.map(Number))]
}
