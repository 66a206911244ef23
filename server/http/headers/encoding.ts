import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

/** Supported content encodings, best first, with the extension of the precompressed files that the build writes. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Returns the encodings that the browser accepts, best first. `gzip;q=0` in Accept-Encoding excludes gzip. */
export function acceptedEncodings(request: Request): readonly Encoding[] {
  const named = (request.headers.get('Accept-Encoding') ?? '').toLowerCase().split(',')
  const accepted = named
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim())
  const names = new Set(accepted)
  return ENCODINGS.filter(({ name }) => names.has(name))
}

/**
 * Compression levels for responses that are compressed on request. QUICK is almost as small as the best level.
 * QUICKEST is sent sooner than uncompressed content.
 */
export const [QUICK, QUICKEST] = [5, 1]

export const compressed = (content: Buffer | string, { name }: Encoding, level: number) =>
  name === 'br'
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
    : gzipSync(content, { level })

/** Returns the text of one of this server's responses, decompressed if need be. */
export async function textOf(response: Response): Promise<string> {
  const content = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('Content-Encoding')
  if (encoding === null) return content.toString('utf8')
  return (encoding === 'br' ? brotliDecompressSync(content) : gunzipSync(content)).toString('utf8')
}

export const encodingHeaders = (encoding: Encoding | undefined) => ({
  Vary: 'Accept-Encoding',
  ...(encoding && { 'Content-Encoding': encoding.name }),
})
