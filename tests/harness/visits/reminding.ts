/** Helpers of the tests around a visit: due reminders, text messages in memory, and the desk's commands. */
import { runInProcess } from '#server/desk/run'
import type { DeskRequest } from '#server/desk/request'
import type { DeskAround } from '#server/desk/desk'
import type { SmsSender, TextMessage } from '#server/providers/sms'
import { dispatchNextReminder, type ReminderDispatch } from '#server/reminders/dispatch'
import { numberBound } from '#server/reminders/number-bound'
import type { About, EventName } from '#server/platform/operations/events'
import { recordedOutput } from '../servers/recorded-output'
import type { TestApp } from '../servers/server-app'

const never = new AbortController().signal

/** A provider of text messages that keeps them in memory. `before` can fail a send. */
export function keepingSms(before: () => void = () => undefined) {
  const texts: TextMessage[] = []
  const send = async (message: TextMessage): Promise<void> => {
    before()
    texts.push(message)
  }
  return { texts, send }
}

/** What a process needs to send the reminders of an application. */
export function dispatchOfReminders(
  { db, options }: TestApp,
  changes: Partial<ReminderDispatch> = {},
): ReminderDispatch {
  const { reminders: kinds = [], endpoints = [] } = options.visits ?? {}
  const { secret } = options
  return {
    db,
    now: options.now ?? (() => ''),
    sms: keepingSms(),
    countText: numberBound({ db, secret, perDay: 5 }),
    publicUrl: 'https://varaus.example.fi',
    stopUrl: () => 'https://varaus.example.fi/stop',
    kinds,
    endpoints,
    secret,
    log: { info: () => undefined, error: () => undefined },
    tell: () => undefined,
    ...changes,
  }
}

/** Sends the reminders that are due at `now`. Resolves to the events that operators are told. */
export async function remindAt(app: TestApp, now: string, sms: SmsSender = keepingSms()): Promise<string[]> {
  const told: string[] = []
  const tell = (event: EventName, { kind = '', hours, state = '' }: About = {}): void =>
    void told.push([event, kind, hours, state].filter(Boolean).join(' '))
  const log = { info: () => undefined, error: (message: string) => void told.push(message) }
  const dispatch = dispatchOfReminders(app, { now: () => now, sms, log, tell })
  for (const channel of ['MAIL', 'SMS'] as const)
    while (['done', 'failed'].includes(await dispatchNextReminder(dispatch, channel, never)));
  return told
}

/** Runs a desk command. Resolves to its exit code and what it prints. */
export async function runDesk(
  { db, options }: TestApp,
  request: DeskRequest,
  { webhooks = [], calendarUrl = (token) => token, tell = () => undefined }: Partial<DeskAround> = {},
): Promise<{ readonly exit: number; readonly text: string; readonly faults: readonly string[] }> {
  const output = recordedOutput()
  const desk = { db, now: options.now, log: options.log, around: { webhooks, calendarUrl, tell } }
  const exit = await runInProcess(desk, request, output, never)
  return { exit, text: [...output.texts, ...output.lines].join('\n'), faults: output.faults }
}
