import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** How what is sent can be compressed, the best first, and what a file made by the build for it is called. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encodings that the browser takes; `Accept-Encoding: gzip;q=0` takes none. */
export function acceptedEncodings(request: Request): readonly Encoding[] {
  const named = (request.headers.get('Accept-Encoding') ?? '').toLowerCase().split(',')
  const accepted = named
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim())
  const names = new Set(accepted)
  return ENCODINGS.filter(({ name }) => names.has(name))
}

// The page is compressed for each visit anew: a quick level, which makes it only a little larger.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const compressed = (content: Buffer, { name }: Encoding): Buffer =>
  name === 'br' ? brotliCompressSync(content, QUICK) : gzipSync(content)
