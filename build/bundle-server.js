// @ts-check
// node build/bundle-server.js <directory> <programs>: bundles programs that contain the server into a directory. `programs` is
// JSON: their files by the names of their bundles. Prints the positions in the sources that cannot be built.
import { rspack } from '@rsbuild/core'
import { isBuiltin } from 'node:module'
import { join, sep } from 'node:path'
import { outsideModules } from './outside/modules.js'
import { ofServer, requiring, written } from './outside/registry.js'

const [directory = '', programs = '{}'] = process.argv.slice(2)

const modules = outsideModules()
const parts = modules.flatMap(({ name, server }) => (server === null ? [] : [{ name, entry: server }]))
/**
 * Packages stay in node_modules, because PGlite and pino read files beside their own. What a package of PROCESSES imports is
 * bundled, because it stands beside that package.
 * @param {{ context?: string, request?: string }} asked
 */
const isExternal = ({ context = '', request = '' }) =>
  isBuiltin(request) ||
  (/^[^./#]/.test(request) &&
    !request.startsWith('huoltovaraus/') &&
    !modules.some(({ folder }) => `${context}${sep}`.startsWith(`${folder}${sep}`)))

/** Removes comments and blanks, so that a start parses less. Names stay, for the stack traces. */
const jsc = { target: 'es2023', minify: { compress: false, mangle: false, format: { comments: false } } }

rspack(
  {
    context: join(import.meta.dirname, '..'),
    mode: 'production',
    target: 'node20.19',
    entry: JSON.parse(programs),
    output: {
      module: true,
      path: directory,
      filename: '[name].js',
      // Named by its content, so that a running server never loads a part of a newer bundle.
      chunkFilename: '[contenthash].js',
      devtoolModuleFilenameTemplate: '../[resource-path]',
    },
    devtool: 'nosources-source-map',
    resolve: {
      extensions: ['.ts', '.js'],
      ...(parts.length > 0 && { alias: ofServer(written('outside-server.cjs', requiring(parts))) }),
    },
    externals: async (asked) => (isExternal(asked) ? asked.request : undefined),
    externalsType: 'module',
    module: {
      // Stays as it is, because a program looks for files beside its own.
      parser: { javascript: { importMeta: false } },
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { minify: true, jsc } }],
    },
    optimization: {
      minimize: false,
      // Read at run time.
      nodeEnv: false,
      mangleExports: false,
      moduleIds: 'named',
      // Each program starts from one file.
      splitChunks: false,
    },
  },
  (error, stats) => {
    if (!error && !stats?.hasErrors()) return
    process.stderr.write(`${error ?? stats?.toString({ preset: 'errors-only', colors: false })}\n`)
    process.exitCode = 1
  },
)
