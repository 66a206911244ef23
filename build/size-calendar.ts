// Measures the calendar's code and styles, minified and compressed with brotli, and fails if they exceed the budget
// (docs/decisions/004-calendar.md). Counts its own modules alone, because the product contains its imports anyway.
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import product from '../rsbuild.config'
import { complain, reason, root, say } from '../scripts/tools/run'

const CALENDAR_KB = 4
const ENTRY = './shared/ui/calendar/calendar.tsx'
const OWN = /^\.\/(calendar|use-roving)[/-]|^\.\/calendar\.module|\/month-weeks$/
/** The import statements of modules outside the calendar, which do not count. */
const IMPORTS = /import\{[^}]*\}from"[^"]*";/g

const config = (directory: string): RsbuildConfig => ({
  mode: 'production',
  logLevel: 'error',
  plugins: product.plugins ?? [],
  source: { entry: { calendar: ENTRY } },
  output: {
    ...product.environments?.['web']?.output,
    distPath: { root: directory },
    sourceMap: false,
    externals: [
      ({ request = '', contextInfo }, done) => {
        const isOwn = !contextInfo?.issuer || OWN.test(request) || request.includes('css')
        return isOwn ? done() : done(undefined, `module ${request}`)
      },
    ],
  },
  splitChunks: false,
  performance: { printFileSize: false },
  tools: { htmlPlugin: false, rspack: { output: { library: { type: 'module' }, module: true } } },
})

async function measure(): Promise<number> {
  process.env['NODE_ENV'] = 'production'
  const directory = mkdtempSync(join(tmpdir(), 'calendar-'))
  try {
    const rsbuild = await createRsbuild({ cwd: root, config: config(directory) })
    const { close } = await rsbuild.build()
    await close()
    const names = readdirSync(directory, { recursive: true }).map(String)
    const built = names
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => readFileSync(join(directory, name), 'utf8'))
    if (built.length !== 2) throw new Error(`Expected one script and one style sheet, found ${names.join(', ')}`)
    return brotliCompressSync(built.join('').replaceAll(IMPORTS, '')).length / 1000
  } finally {
    rmSync(directory, { recursive: true })
  }
}

try {
  const size = await measure()
  const isWithin = size <= CALENDAR_KB
  say(`Calendar      ${size.toFixed(2).padStart(7)} kB of ${CALENDAR_KB}${isWithin ? '' : '  OVER BUDGET'}`)
  if (!isWithin) process.exitCode = 1
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
