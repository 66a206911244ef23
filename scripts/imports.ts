// `npm run imports`: checks the imports against .dependency-cruiser.cjs. Prints the upward imports and the cycles, then
// how many there are.
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { complain, root, say } from './tools/run'

process.chdir(root)
const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs')
const { output } = await cruise(['.'], options, {}, { tsConfig: extractTSConfig('tsconfig.json') })
if (typeof output === 'string') throw new Error(output)

const { totalCruised, totalDependenciesCruised = 0, violations } = (output satisfies ICruiseResult).summary
for (const { rule, from, to, cycle = [] } of violations)
  complain(`${rule.name}: ${[from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' → ')}`)

const count = (pattern: RegExp): number => violations.filter(({ rule }) => pattern.test(rule.name)).length
const [upward, cycles] = [count(/-imports-down-only$/), count(/^no-cycle$/)]
say(`${totalCruised} modules, ${totalDependenciesCruised} imports: ${upward} upward, ${cycles} cycles`)
if (violations.length > 0) process.exitCode = 1
