import { createRequire } from 'node:module'
import type { RsbuildPlugin } from '@rsbuild/core'

// The package's exports resolve to the development build, with its warnings, in every bundler.
const router = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development([\\/]index)\.m?js$/, 'production$1.mjs')

/**
 * Lets the bundler drop the unused parts of react-router, which saves 6.8 kB on the first screen (`npm run size` with and
 * without it; docs/decisions/008-first-paint.md). The package is one large module. A component made by `forwardRef` or
 * named through `displayName` counts as a side effect, so this marks those calls as pure and removes the names.
 * `React.useOptimistic` is read by name, so that React's exports need not be collected into an object at run time.
 * If a later version of the package is written differently, nothing matches and the size gate reports it.
 */
export const shakeableRouter: RsbuildPlugin = {
  name: 'shakeable-router',
  setup(api) {
    api.modifyBundlerChain((chain, { isProd }) => {
      if (isProd) chain.resolve.alias.set('react-router$', router)
    })
    api.transform({ test: /react-router[\\/]dist[\\/].*\.mjs$/ }, ({ code }) =>
      code
        .replaceAll(/(?<!__ \*\/ )\bReact\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/\b(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic')
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
    )
  },
}
