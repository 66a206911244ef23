import { any, create, optional, record, string, type } from 'superstruct'

const Reply = type({
  id: optional(any()),
  error: optional(string()),
  message: optional(string()),
  result: optional(any()),
})

export interface Bidi {
  /** Sends a command of WebDriver BiDi and resolves to its result. */
  readonly send: (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>
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
  let last = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message = '', result } = create(JSON.parse(String(data)), Reply)
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
    close: () => socket.close(),
  }
}
