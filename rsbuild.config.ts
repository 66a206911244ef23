import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { isApart, STEPS } from './build/chunks'
import { withOutside } from './build/outside/compile'

// Where `npm run dev` started the reference server, or the server of its variable API.
const server = process.env['API_SERVER'] ?? 'http://127.0.0.1:3001'
/** Another server takes the page for its own. */
const ofOther = process.env['API_IS_OTHER'] === '1' && {
  changeOrigin: true,
  headers: { origin: new URL(server).origin },
  cookieDomainRewrite: '',
}

/** Packages and layers that several steps share. */
const SHARED = /[\\/](shared|entities|dayjs|@floating-ui|tabbable)[\\/]/

const assetPrefix = process.env['ASSET_PREFIX'] || '/'
const overrideBrowserslist = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].map(
  (browser) => `last 2 ${browser} versions`,
)
/**
 * All classes of a file share one hash, which compresses better. The prerendered pages need the same names. Rsbuild's type lacks
 * this option of css-loader.
 */
function hashByFile({ modules }: { readonly modules?: unknown }): void {
  if (typeof modules === 'object')
    Object.assign(modules ?? {}, { hashStrategy: 'minimal-subset', localIdentName: '[local]-[hash:base64:4]' })
}

const single = { chunks: 'async', preset: 'none', cacheGroups: {} } as const

const config = defineConfig({
  plugins: [pluginReact({ splitChunks: false, swcReactOptions: { importSource: '#shared/jsx' } })],
  source: { define: { BUILD_YEAR: String(new Date().getFullYear()) } },
  environments: {
    /** The product. */
    web: {
      source: { entry: { index: './src/boot.ts' } },
      html: {
        template: './src/index.html',
        // The template's own <head> has every tag.
        meta: { charset: false, viewport: false },
        title: '',
      },
      output: {
        // A CDN's origin, or the path below which the app is served. Default: "/".
        assetPrefix,
        overrideBrowserslist,
        // 32 bits tell a file's versions apart.
        filenameHash: 'contenthash:8',
        // A data: address would need a looser content security policy than 'self'.
        dataUriLimit: 0,
        // `npm run size` reads the maps. The build moves them out of dist.
        sourceMap: { js: 'hidden-source-map' },
        minify: {
          jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2022 }, mangle: { toplevel: true } } },
        },
      },
      tools: {
        cssLoader: hashByFile,
        rspack: {
          output: { chunkLoadingGlobal: 'huolto' },
          optimization: { mangleExports: 'size', chunkIds: 'named' },
        },
      },
      splitChunks: {
        preset: 'none',
        // Keeps the first page within eight requests, however many packages there are.
        maxInitialRequests: 3,
        maxAsyncRequests: 3,
        cacheGroups: {
          // The first screen's packages change seldom, so one long-lived file holds them.
          // A package that only a later step needs stays in that step's chunk.
          vendor: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor', priority: 1 },
          // Code that several later chunks share is fetched once, with the later steps. They are one chunk, because one large
          // file compresses into far fewer bytes than many small ones (docs/decisions/013-wizard-budget.md).
          steps: {
            test: SHARED,
            chunks: (chunk) => !chunk.canBeInitial() && !isApart(chunk.name),
            name: STEPS,
            minChunks: 2,
            priority: 1,
            enforce: true,
          },
        },
      },
    },
    /** The script in the head of a prerendered page. */
    early: {
      source: { entry: { early: './src/first-paint/early.ts' } },
      output: { overrideBrowserslist, distPath: { root: '.cache/build/early' }, filename: { js: '[name].js' } },
      splitChunks: single,
      tools: { htmlPlugin: false },
    },
    /** The script that pages of other sites include. */
    embed: {
      source: { entry: { embed: './src/embed/element.ts' } },
      output: { overrideBrowserslist, distPath: { root: '.cache/build/embed' }, filename: { js: '[name].js' } },
      splitChunks: single,
      tools: { htmlPlugin: false },
    },
    /** Prerenders the pages, in Node. */
    draw: {
      source: { entry: { draw: './src/first-paint/draw.tsx' } },
      output: {
        target: 'node',
        assetPrefix,
        dataUriLimit: 0,
        minify: false,
        distPath: { root: '.cache/build/draw' },
      },
      tools: { htmlPlugin: false, cssLoader: hashByFile },
    },
  },
  performance: { printFileSize: false },
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    historyApiFallback: true,
    // Forwards every call of the booking API, below any prefix. Keeps the browser's Host header, because the server
    // compares it with the Origin.
    proxy: [
      {
        pathFilter: (path) => path.includes('/ServiceBooking/') || path.startsWith('/sandbox/'),
        target: server,
        changeOrigin: false,
        ...ofOther,
      },
    ],
  },
})

export default mergeRsbuildConfig(config, withOutside())
