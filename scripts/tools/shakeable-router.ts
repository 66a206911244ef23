import { createRequire } from 'node:module'
import type { RsbuildPlugin } from '@rsbuild/core'

// Its package offers the build with all its warnings to everyone who imports it.
const router = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development([\\/]index)\.m?js$/, 'production$1.mjs')

/**
 * Lets the bundler leave out what is not used of react-router, which is one large module. A component made by calling
 * `forwardRef`, or named by assigning its `displayName`, counts as a side effect unless somebody says that it is none; said
 * here, that takes 6 kB off the first screen (docs/decisions/008-first-paint.md). And the one hook that older Reacts lack is
 * asked for by name, so that React's exports need not be put together as an object at run time. Where a later version of the library
 * is written in another way nothing is found, and the size gate tells.
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
