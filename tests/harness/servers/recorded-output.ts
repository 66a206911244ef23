import type { Output } from '#server/platform/command-output'

export interface RecordedOutput extends Output {
  readonly texts: string[]
  readonly lines: string[]
  readonly faults: string[]
  readonly steps: string[]
}

/** An output that records everything a bookings desk command prints. */
export function recordedOutput(): RecordedOutput {
  const texts: string[] = []
  const lines: string[] = []
  const faults: string[] = []
  const steps: string[] = []
  return {
    texts,
    lines,
    faults,
    steps,
    text: (text) => void texts.push(text),
    line: (line) => void lines.push(line),
    fault: (line) => void faults.push(line),
    progress: (kind, done, total) => void steps.push(`${kind} ${done}/${total}`),
  }
}
