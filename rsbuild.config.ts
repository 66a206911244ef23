import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { joinedChunks } from './scripts/tools/joined-chunks'
import { shakeableContract } from './scripts/tools/shakeable-contract'
import { shakeableRouter } from './scripts/tools/shakeable-router'
import { shortNames } from './scripts/tools/short-names'

// Where `npm run dev` started the reference server.
const server = process.env['API_SERVER'] ?? 'http://127.0.0.1:3001'

/** Packages and rooms that several steps share. */
const SHARED = /[\\/](shared|entities|dayjs)[\\/]/

/** What a maintenance booking goes on with after its first screen: the rest of the shell, and every later step. */
const LATER = new Set<string | undefined>([
  'shell',
  'choose-workplace',
  'choose-services',
  'redeem-code',
  'reserve-time',
  'enter-customer',
  'finish-booking',
])

/** What comes at rest, for everybody: it must not bring what the steps share, which is twenty times as large. */
const AT_REST = new Set<string | undefined>(['index', 'foot', 'consent'])

const assetPrefix = process.env['ASSET_PREFIX'] || '/'
const overrideBrowserslist = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].map(
  (browser) => `last 2 ${browser} versions`,
)
const single = { chunks: 'async', preset: 'none', cacheGroups: {} } as const

export default defineConfig({
  plugins: [
    pluginReact({ splitChunks: false }),
    shakeableContract,
    shakeableRouter,
    joinedChunks('steps', LATER),
    shortNames,
  ],
  source: { define: { BUILD_YEAR: String(new Date().getFullYear()) } },
  environments: {
    /** The product. */
    web: {
      source: { entry: { index: './src/boot.ts' } },
      html: {
        template: './src/index.html',
        // The page's own <head> says everything; nothing is added to it twice.
        meta: { charset: false, viewport: false },
        title: '',
      },
      output: {
        // A CDN's address, or a path below which the app is served; "/" unless told.
        assetPrefix,
        overrideBrowserslist,
        // Four thousand million names for each file are enough to tell its versions apart.
        filenameHash: 'contenthash:8',
        // A data: address would need a looser content security policy than 'self'.
        dataUriLimit: 0,
        // For `npm run size`; the build takes them out of dist.
        sourceMap: { js: 'hidden-source-map' },
        minify: {
          jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2022 }, mangle: { toplevel: true } } },
        },
      },
      tools: {
        rspack: {
          output: { chunkLoadingGlobal: 'huolto' },
          optimization: { mangleExports: 'size', chunkIds: 'named' },
        },
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
          // What several later steps share is fetched once, with the second step.
          steps: {
            test: SHARED,
            chunks: ({ name }) => !AT_REST.has(name),
            name: 'steps',
            minChunks: 2,
            priority: 1,
            enforce: true,
          },
          // With it comes everything that a booking goes on with: one large file is packed into far fewer bytes than many
          // small ones (docs/decisions/013-wizard-budget.md).
          later: { chunks: ({ name }) => LATER.has(name), name: 'steps', priority: 0, enforce: true },
          // What finds the place of something that floats comes with what it is found by.
          place: {
            test: /[\\/]@floating-ui[\\/]/,
            chunks: ({ name }) => name === 'place',
            name: 'place',
            enforce: true,
          },
        },
      },
    },
    /** The script in the head of a page drawn ahead of time. */
    early: {
      source: { entry: { early: './src/first-paint/early.ts' } },
      output: { overrideBrowserslist, distPath: { root: '.cache/build/early' }, filename: { js: '[name].js' } },
      splitChunks: single,
      tools: { htmlPlugin: false },
    },
    /** Draws pages ahead of time, in Node. */
    draw: {
      source: { entry: { draw: './src/first-paint/draw.tsx' } },
      output: {
        target: 'node',
        assetPrefix,
        dataUriLimit: 0,
        minify: false,
        distPath: { root: '.cache/build/draw' },
      },
      tools: { htmlPlugin: false },
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
    proxy: [
      {
        pathFilter: (path) => path.includes('/ServiceBooking/') || path.startsWith('/sandbox/'),
        target: server,
        changeOrigin: false,
      },
    ],
  },
})
