// The page of all components in all their states (e2e/kit), with hot reload on PORT.
//   --build           builds it into files instead, unless that is done already, and prints their directory
import type { RsbuildConfig } from '@rsbuild/core'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow } from '../scripts/tools/files-below'
import { complain, reason, root, say } from '../scripts/tools/run'

const built = join(root, '.cache/kit')

/** One hash of all that the page is made of, so that tests at the same time never build over each other's files. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = ['shared', 'entities', 'src/brand', 'e2e/kit'].flatMap(filesBelow)
  for (const file of [...sources, 'rsbuild.config.ts', 'package-lock.json', 'build/kit.ts'])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** The product's own settings, with another page. */
async function start(outside: RsbuildConfig) {
  const [{ createRsbuild }, { default: product }] = await Promise.all([
    import('@rsbuild/core'),
    import('../rsbuild.config'),
  ])
  const { plugins, output, server } = product
  const page: RsbuildConfig = {
    plugins: plugins ?? [],
    source: { entry: { index: './e2e/kit/main.tsx' } },
    html: { template: './e2e/kit/index.html', title: '' },
    // Only here: the style sheets are read by the page itself, so they stay files in development too.
    output: { ...output, assetPrefix: '/', injectStyles: false, ...outside.output },
    performance: { printFileSize: false },
    server: { ...server, proxy: [] },
    logLevel: 'warn',
    ...(outside.mode && { mode: outside.mode }),
  }
  return createRsbuild({ cwd: root, config: page })
}

async function build(): Promise<string> {
  const directory = join(built, fingerprint())
  if (existsSync(directory)) return directory
  process.env['NODE_ENV'] = 'production'
  const unfinished = `${directory}.${process.pid}`
  const rsbuild = await start({ mode: 'production', output: { distPath: { root: unfinished } } })
  const { close } = await rsbuild.build()
  await close()
  // Whoever was as quick has built the same.
  if (existsSync(directory)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, directory)
  return directory
}

const { values } = parseArgs({ options: { build: { type: 'boolean' } } })
try {
  if (values.build) say(await build())
  else {
    const rsbuild = await start({ mode: 'development' })
    const { urls } = await rsbuild.startDevServer()
    say(`The kit: ${urls.join(' ')}`)
  }
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
