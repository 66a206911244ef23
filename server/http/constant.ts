import { createHash } from 'node:crypto'
import { acceptedEncodings, compressed, encodingHeaders, QUICK, type Encoding } from './headers/encoding'
import { isKnownTo } from './headers/known-tag'

/** A body that is the same for every request, made once, and compressed once for each encoding. */
export interface Constant {
  /** Answers a request: 304 if the client has the body, else the body in the best encoding that the client accepts. */
  readonly respond: (request: Request, headers: Readonly<Record<string, string>>) => Response
}

export function constantOf(content: string | Uint8Array): Constant {
  const plain = Buffer.from(content)
  const tag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  const kept = new Map<string, Buffer<ArrayBuffer>>()
  const bodyIn = (encoding: Encoding | undefined): Buffer<ArrayBuffer> => {
    if (!encoding) return plain
    const body = kept.get(encoding.name) ?? Buffer.from(compressed(plain, encoding, QUICK))
    kept.set(encoding.name, body)
    return body
  }
  return {
    respond: (request, own) => {
      const [encoding] = acceptedEncodings(request)
      const headers = { ...own, ...encodingHeaders(encoding), ETag: tag }
      if (isKnownTo(request, tag)) return new Response(null, { status: 304, headers })
      const body = bodyIn(encoding)
      const length = { 'Content-Length': String(body.byteLength) }
      return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, ...length } })
    },
  }
}
