// @ts-check
// node build/bundle-server.js <directory> <programs>: bundles programs that contain the server into a directory. `programs` is
// JSON: their files by the names of their bundles. Prints the places in the sources that cannot be built.
import { rspack } from '@rsbuild/core'
import { join } from 'node:path'

const [directory = '', programs = '{}'] = process.argv.slice(2)

/** Less code to parse at a start. Names stay, for the stack traces. */
const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: { compress: false, mangle: false, format: { comments: false } },
})

rspack(
  {
    context: join(import.meta.dirname, '..'),
    mode: 'production',
    target: 'node20.19',
    entry: JSON.parse(programs),
    output: {
      module: true,
      path: directory,
      // Shared chunks are named by their content, so that a running server never loads one of a newer bundle.
      filename: ({ chunk }) => (chunk?.name ? '[name].js' : '[contenthash].js'),
      chunkFilename: '[contenthash].js',
      devtoolModuleFilenameTemplate: '../[resource-path]',
    },
    devtool: 'nosources-source-map',
    resolve: { extensions: ['.ts', '.js'] },
    // Packages stay in node_modules, because PGlite and pino read files beside their own.
    externals: /^[^./#]/,
    externalsType: 'module',
    module: {
      // Stays as it is, because a program looks for files beside its own.
      parser: { javascript: { importMeta: false } },
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { target: 'es2023' } } }],
    },
    optimization: {
      minimizer: [withoutComments],
      // Read at run time.
      nodeEnv: false,
      mangleExports: false,
      moduleIds: 'named',
      splitChunks: { chunks: 'all', minSize: 0 },
    },
  },
  (error, stats) => {
    if (!error && !stats?.hasErrors()) return
    process.stderr.write(`${error ?? stats?.toString({ preset: 'errors-only', colors: false })}\n`)
    process.exitCode = 1
  },
)
