/** Messages of the desk socket's response: one JSON value a line, the exit code last. */
import { integer, number, object, string, union, type Infer } from 'superstruct'
import type { Output } from '../platform/command-output'

/** Incremented whenever a request or a message changes. */
export const DESK_VERSION = '5'
export const VERSION_HEADER = 'x-desk-version'

export const Message = union([
  object({ text: string() }),
  object({ line: string() }),
  object({ fault: string() }),
  object({ progress: string(), done: number(), total: number() }),
  object({ exit: integer() }),
])
export type Message = Infer<typeof Message>

/** Creates an output that sends its texts as messages. */
export const messageOutput = (send: (message: Message) => void): Output => ({
  text: (text) => send({ text }),
  line: (line) => send({ line }),
  fault: (fault) => send({ fault }),
  progress: (kind, done, total) => send({ progress: kind, done, total }),
})

/** Writes a message to the output. Returns the exit code of the last message, and null for all others. */
export function printMessage(message: Message, output: Output): number | null {
  if ('exit' in message) return message.exit
  if ('text' in message) output.text(message.text)
  else if ('line' in message) output.line(message.line)
  else if ('fault' in message) output.fault(message.fault)
  else output.progress(message.progress, message.done, message.total)
  return null
}
