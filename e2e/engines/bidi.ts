import { any, create, is, optional, record, string, type } from 'superstruct'

const Reply = type({
  id: optional(any()),
  error: optional(string()),
  message: optional(string()),
  result: optional(any()),
  method: optional(string()),
  params: optional(any()),
})
const InContext = type({ context: string() })

export interface Bidi {
  /** Sends a command of WebDriver BiDi and resolves to its result. */
  readonly send: (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>
  /** Resolves at the next event of this name in a tab or frame. The session must be subscribed to it. */
  readonly next: (event: string, context: string) => Promise<void>
  readonly close: () => void
}

interface Waiting {
  readonly resolve: (result: Record<string, unknown>) => void
  readonly reject: (error: Error) => void
}

/** Opens a connection of WebDriver BiDi. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<unknown, Waiting>()
  const happening = new Set<(event: string, context: string) => void>()
  let last = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message = '', result, method, params } = create(JSON.parse(String(data)), Reply)
    if (method !== undefined && is(params, InContext)) for (const tell of happening) tell(method, params.context)
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error === undefined) resolve?.(create(result ?? {}, record(string(), any())))
    else reject?.(new Error(`${error}: ${message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended.'))
  })
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    next: (event, context) =>
      new Promise((resolve) => {
        const tell = (method: string, where: string): void => {
          if (method !== event || where !== context) return
          happening.delete(tell)
          resolve()
        }
        happening.add(tell)
      }),
    close: () => socket.close(),
  }
}
