// Builds the page that lists the scenes (e2e/scenes/page) into the folder of its argument, as page.js and index.html.
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { root } from '../scripts/tools/run'

const PAGE = 'e2e/scenes/page'
const [folder = ''] = process.argv.slice(2)

const rsbuild = await createRsbuild({
  cwd: root,
  config: {
    mode: 'production',
    source: { entry: { page: `./${PAGE}/main.ts` } },
    output: {
      distPath: { root: folder, js: '' },
      filename: { js: '[name].js' },
      // A debugger shows the steps of a scene by their names.
      minify: false,
    },
    splitChunks: false,
    tools: { htmlPlugin: false },
    performance: { printFileSize: false },
    logLevel: 'warn',
  },
})
const { close } = await rsbuild.build()
await close()
await copyFile(join(root, PAGE, 'index.html'), join(folder, 'index.html'))
