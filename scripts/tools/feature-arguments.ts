import { parseArgs } from 'node:util'
import { reason } from './run'

export interface FeatureArguments {
  readonly owners: readonly string[]
  /** A pattern of titles; undefined for all. */
  readonly title: string | undefined
  readonly isWatch: boolean
  readonly browser: 'ui' | 'headed' | undefined
  readonly isAll: boolean
  readonly isReported: boolean
  readonly isMeasured: boolean
  /** Arguments for the runners. */
  readonly more: readonly string[]
}

/** True for the id of an acceptance row. */
export const isRow = (text: string): boolean => /^[A-Z]{2,3}-\d{2}$/.test(text)

const OPTIONS = '-t TEXT, --watch, --ui, --headed, --all, --report, --coverage'

/** npm keeps options to itself that stand before `--`, and puts them into the environment. Of `-t TM-05` it leaves the row. */
const fromNpm = (env: NodeJS.ProcessEnv, name: string): boolean => env[`npm_config_${name}`] === 'true'

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        title: { type: 'string', short: 't' },
        watch: { type: 'boolean' },
        ui: { type: 'boolean' },
        headed: { type: 'boolean' },
        all: { type: 'boolean' },
        report: { type: 'boolean' },
        coverage: { type: 'boolean' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    const [said = ''] = reason(error).split('. ')
    throw new Error(`${said}. There are ${OPTIONS}; options of the runners go after a second --.`, { cause: error })
  }
}

/**
 * Reads the arguments of `npm run test:feature`, with or without the `--` of npm. A row among the names is a title.
 * @throws Error that names an unknown option
 */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): FeatureArguments {
  const end = args.indexOf('--')
  const { values, positionals } = parsed(end < 0 ? [...args] : args.slice(0, end))
  const isOn = (name: 'watch' | 'ui' | 'headed' | 'all' | 'report' | 'coverage'): boolean =>
    values[name] ?? fromNpm(env, name)
  const rows = positionals.filter(isRow)
  return {
    owners: positionals.filter((name) => !isRow(name)),
    title: values.title ?? (rows.join('|') || undefined),
    isWatch: isOn('watch'),
    browser: isOn('ui') ? 'ui' : isOn('headed') ? 'headed' : undefined,
    isAll: isOn('all'),
    isReported: isOn('report'),
    isMeasured: isOn('coverage'),
    more: end < 0 ? [] : args.slice(end + 1),
  }
}
