import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

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

/** What is compressed while somebody waits: only a little larger than with the best, and with the quickest sooner sent than plain. */
export const [QUICK, QUICKEST] = [5, 1]

export const compressed = (content: Buffer | string, { name }: Encoding, level: number) =>
  name === 'br'
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
    : gzipSync(content, { level })

/** The text of an answer that was made here, however it is encoded. */
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
