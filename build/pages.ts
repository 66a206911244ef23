// Writes the prerendered first screens into the pages of dist, one per process, with styles, metadata and early script.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inScript, withThemeColor } from '#server/static/page'
import type { Drawing } from '../src/first-paint/draw'
import type { DrawnPage } from '../src/first-paint/drawn-page'
import { extentOfHtml } from '../src/first-paint/extent'
import { STEPS, TIME } from './chunks'
import { importedFiles, storedChunks } from './contents'
import { root } from '../scripts/tools/run'
import { dist } from './dist'

interface DrawModule {
  readonly paths: () => readonly string[]
  readonly draw: (path: string, configText: string) => Promise<Drawing>
}

const built = join(root, '.cache/build')

/** Copy of the bundler's unmodified page. Every page is made from it, also when the configuration changes later. */
const template = join(built, 'page.html')

/** Copies the bundler's page. Call it after the bundler has finished and before `writePages`. */
export const keepTemplate = (): void => copyFileSync(join(dist, 'index.html'), template)

/**
 * Renders the first screen of every process and writes the pages.
 * @param given the text of the pages' `app-config`
 * @param folder dist, or a copy of it
 */
export async function writePages(given: string, folder = dist): Promise<void> {
  // Most hosts serve the index.html of a directory for the directory's path.
  const fileOf = (path: string): string => join(folder, path, 'index.html')
  const config = inScript(given.trim())
  const bare = withThemeColor(readFileSync(template, 'utf8'), given)
  const early = readFileSync(join(built, 'early/static/js/early.js'), 'utf8')
  const { paths, draw }: DrawModule = await import(pathToFileURL(join(built, 'draw/draw.js')).href)
  for (const [position, path] of paths().entries()) {
    const page = pageOf(inlined(bare), await draw(path, config), early, config)
    mkdirSync(dirname(fileOf(path)), { recursive: true })
    writeFileSync(fileOf(path), page)
    // Hosts serve this page for every other path, so it shows the first process.
    if (position === 0) writeFileSync(fileOf(''), page)
  }
}

/** Inlines the styles of the first screen into the page, which saves one round trip before the first paint. */
function inlined(template: string): string {
  return template.replaceAll(/<link href="([^"]+\.css)" rel="stylesheet">/g, (_, href: string) => {
    const file = storedChunks()
      .flatMap(({ files }) => files)
      .find((name) => href.endsWith(name))
    if (!file) throw new Error(`The page has a stylesheet that was not built: ${href}`)
    return `<style>${readFileSync(join(dist, file), 'utf8')}</style>`
  })
}

/** Returns the deferred chunks' styles that the prerendered HTML uses, because those chunks load after the first paint. */
function laterStyles(html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return storedChunks()
    .flatMap(({ initial, files }) => (initial ? [] : files))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(dist, name), 'utf8'))
    .filter((css) => [...css.matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name = '']) => classes.has(name)))
    .map((css) => `<style>${css}</style>`)
    .join('')
}

function put(page: string, pattern: RegExp, what: string): string {
  if (!pattern.test(page)) throw new Error(`The page does not match ${pattern}`)
  return page.replace(pattern, () => what)
}

/** Returns the addresses of the files that later steps need, below the address of the page's own script. */
function laterFiles(template: string): Pick<DrawnPage, 'later' | 'ofTimeStep'> {
  const [, base = '/'] = /<script[^>]* src="([^"]*)static\/js\//.exec(template) ?? []
  const addresses = (name: string): readonly string[] => importedFiles(name).map((file) => base + file)
  const later = addresses(STEPS)
  return { later, ofTimeStep: addresses(TIME).filter((file) => !later.includes(file)) }
}

const json = (id: string, text: string): string => `<script id="${id}" type="application/json">${text}</script>`

function pageOf(template: string, { html, title, drawnPage }: Drawing, early: string, config: string): string {
  const head = `${json('app-config', config)}${json('frame', inScript(JSON.stringify({ ...drawnPage, ...laterFiles(template) })))}<script>${early}</script>${laterStyles(html)}`
  const withHead = put(template, /<script id="app-config"[^>]*>[^<]*<\/script>/, head)
  const withTitle = title ? put(withHead, /<title>[^<]*<\/title>/, `<title>${title}</title>`) : withHead
  return put(withTitle, /<div id="root"><\/div>/, `<div id="root" data-drawn="${extentOfHtml(html)}">${html}</div>`)
}
