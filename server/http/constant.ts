import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compressed = promisify(gzip)

/** A body that is the same for every request, made and compressed once. */
export interface Constant {
  /**
   * Answers a request: 304 if the client has the body, else the body, compressed if the client accepts that. The body of a
   * HEAD request is left out by the caller's framework.
   */
  readonly respond: (request: Request, headers: Readonly<Record<string, string>>) => Response
}

export async function constantOf(content: string | Uint8Array<ArrayBuffer>): Promise<Constant> {
  const plain = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const zipped = new Uint8Array(await compressed(plain))
  const tag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  return {
    respond: (request, own) => {
      const headers = { ...own, ETag: tag, Vary: 'Accept-Encoding' }
      if (isKnown(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers })
      const isZipped = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
      const [body, encoding] = isZipped ? [zipped, { 'Content-Encoding': 'gzip' }] : [plain, {}]
      const length = { 'Content-Length': String(body.byteLength) }
      return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, ...encoding, ...length } })
    },
  }
}

const isKnown = (asked: string | null, tag: string): boolean =>
  asked !== null && asked.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*')

/** Makes the value at the first call and keeps it; a failure is tried again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return async () => {
    made ??= make()
    try {
      return await made
    } catch (error) {
      made = null
      throw error
    }
  }
}
