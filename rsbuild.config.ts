import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

// Where `npm run dev` started the reference server.
const server = process.env['API_SERVER'] ?? 'http://127.0.0.1:3001'

/** The chunk of the step that `/huolto` opens with. */
const FIRST_STEP = 'find-vehicle'
const SHARED = /[\\/](shared|entities|dayjs|(react-)?final-form)[\\/]/

export default defineConfig({
  plugins: [pluginReact({ splitChunks: false })],
  source: { entry: { index: './src/main.tsx' } },
  html: {
    template: './src/index.html',
    // The page's own <head> says everything; nothing is added to it twice.
    meta: { charset: false, viewport: false },
    title: '',
  },
  output: {
    // A CDN's address, or a path below which the app is served; "/" unless told.
    assetPrefix: process.env['ASSET_PREFIX'] || '/',
    overrideBrowserslist: ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].map(
      (browser) => `last 2 ${browser} versions`,
    ),
    // A data: address would need a looser content security policy than 'self'.
    dataUriLimit: 0,
  },
  splitChunks: {
    preset: 'none',
    // The first page costs at most eight requests, however many packages there are.
    maxInitialRequests: 3,
    maxAsyncRequests: 3,
    cacheGroups: {
      // What the first screen needs of node_modules changes seldom, so it is one file with a long life of its own.
      // What only a later step needs stays with that step.
      vendor: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor', priority: 1 },
      // What several steps share is fetched once. Whatever the first step needs of it comes with the first step, and the
      // rest with the second one, so that nobody's first screen carries a later step.
      kit: {
        test: (module, { chunkGraph }) =>
          SHARED.test(module.nameForCondition() ?? '') &&
          [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === FIRST_STEP),
        chunks: 'async',
        name: 'kit',
        priority: 1,
        minChunks: 2,
        enforce: true,
      },
      steps: {
        test: SHARED,
        chunks: ({ name }) => name !== 'index' && name !== FIRST_STEP,
        name: 'steps',
        minChunks: 2,
        priority: 0,
        enforce: true,
      },
    },
  },
  performance: { printFileSize: false },
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    historyApiFallback: true,
    // Everything of the booking API, whatever prefix stands before it. The Host header stays the browser's,
    // because the server compares it with the Origin.
    proxy: [{ pathFilter: (path) => path.includes('/ServiceBooking/'), target: server, changeOrigin: false }],
  },
})
