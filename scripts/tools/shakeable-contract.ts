import type { RsbuildPlugin } from '@rsbuild/core'

const COMMENT = /^\s*(?:\/\*|\*|\/\/)/
/** What builds structs and endpoints: superstruct's functions and our own, of which none does anything else. */
const BUILDERS =
  /(?<![\w.])(?:array|boolean|coerce|define|endpoint|enums|integer|literal|nullable|number|object|optional|orDefault|orNull|record|string|text|type|union)\(/g

/**
 * Lets the bundler leave out the calls that no screen makes. Each call and each noun of the contract is an export made by
 * calling a builder, which counts as a side effect unless somebody says that it is none. Where a builder of another name
 * comes in nothing breaks: what it makes stays, and the size gate tells.
 */
export const shakeableContract: RsbuildPlugin = {
  name: 'shakeable-contract',
  setup(api) {
    api.transform({ test: /shared[\\/]api[\\/](?:contract|nouns)[\\/].*\.ts$/ }, ({ code }) =>
      code
        .split('\n')
        .map((line) => (COMMENT.test(line) ? line : line.replaceAll(BUILDERS, '/* @__PURE__ */ $&')))
        .join('\n'),
    )
  },
}
