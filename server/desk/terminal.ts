import type { Output } from '../platform/command-output'

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

const CLEAR_LINE = '\r\x1b[K'

/** Writes output to the streams of a process. Shows progress in place on a terminal, and none elsewhere. */
export function terminalOutput(out: Stream, err: Stream): Output {
  let isShowing = false
  const clear = (): void => {
    if (isShowing) err.write(CLEAR_LINE)
    isShowing = false
  }
  const after =
    (write: (text: string) => void) =>
    (text: string): void => {
      clear()
      write(text)
    }
  return {
    text: after((text) => out.write(text)),
    line: after((line) => out.write(`${line}\n`)),
    fault: after((line) => err.write(`${line}\n`)),
    progress: (kind, done, total) => {
      if (!err.isTTY) return
      err.write(`${CLEAR_LINE}${kind}: ${done} of ${total}`)
      isShowing = true
    },
  }
}
