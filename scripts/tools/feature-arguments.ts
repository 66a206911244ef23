import { parseArgs } from 'node:util'

export interface FeatureArguments {
  readonly owners: readonly string[]
  readonly title: string | undefined
  readonly isWatch: boolean
  readonly browser: 'ui' | 'headed' | undefined
  readonly isAll: boolean
  /** Arguments for the runners. */
  readonly more: readonly string[]
}

/** npm keeps options to itself that stand before `--`, and puts them into the environment. */
const fromNpm = (env: NodeJS.ProcessEnv, name: string): boolean => env[`npm_config_${name}`] === 'true'

/**
 * Reads the arguments of `npm run test:feature`, with or without the `--` of npm.
 * @throws Error that names an unknown option
 */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): FeatureArguments {
  const end = args.indexOf('--')
  const { values, positionals } = parseArgs({
    args: end < 0 ? [...args] : args.slice(0, end),
    options: {
      title: { type: 'string', short: 't' },
      watch: { type: 'boolean' },
      ui: { type: 'boolean' },
      headed: { type: 'boolean' },
      all: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const isOn = (name: 'watch' | 'ui' | 'headed' | 'all'): boolean => values[name] ?? fromNpm(env, name)
  const npmTitle = env['npm_config_t']
  return {
    owners: positionals,
    title: values.title ?? (npmTitle === undefined || npmTitle === 'true' ? undefined : npmTitle),
    isWatch: isOn('watch'),
    browser: isOn('ui') ? 'ui' : isOn('headed') ? 'headed' : undefined,
    isAll: isOn('all'),
    more: end < 0 ? [] : args.slice(end + 1),
  }
}
