import { array, create, number, optional, string, type, type Infer } from 'superstruct'

/** An event of Chromium's trace. `tdur` is CPU time of the thread in microseconds. */
const TraceEvent = type({
  name: string(),
  pid: number(),
  tid: number(),
  tdur: optional(number()),
  args: optional(type({ name: optional(string()) })),
})
type TraceEvent = Infer<typeof TraceEvent>

/** Returns the CPU times of the tasks on the busiest page's main thread, in milliseconds, longest first. */
export function longestTasks(trace: Buffer): readonly number[] {
  const { traceEvents } = create(JSON.parse(trace.toString()), type({ traceEvents: array(TraceEvent) }))
  const perPage = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) => traceEvents.filter((event) => isTaskOf(event, thread)).map(({ tdur = 0 }) => tdur / 1000))
  const busiest = perPage.toSorted((one, other) => sum(other) - sum(one))[0] ?? []
  return busiest.toSorted((one, other) => other - one)
}

const isTaskOf = ({ name, pid, tid }: TraceEvent, thread: TraceEvent): boolean =>
  name === 'ThreadControllerImpl::RunTask' && pid === thread.pid && tid === thread.tid

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
