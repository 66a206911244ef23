// Counts the specification's calls (docs/contract-calls.txt) in shared/api/contract by heading, and lists missing,
// superfluous and different ones. Fails unless the contract has exactly the specification's calls.
import { callsUnder } from '#server/app/docs'
import { HEADINGS } from '#server/openapi/headings'
import { callsOf, differencesOf, nameOf, specCalls, type ListedCall } from './tools/contract-calls'
import { say } from './tools/run'

interface Finding {
  readonly found: number
  readonly lines: readonly string[]
}

function compare(listed: readonly ListedCall[], calls: ReturnType<typeof callsOf>): Finding {
  const names = new Set(listed.map(nameOf))
  const lines = listed.flatMap((call) => {
    const endpoint = calls.get(nameOf(call))
    if (!endpoint) return [`missing      ${nameOf(call)}`]
    return differencesOf(call, endpoint).map((difference) => `different    ${nameOf(call)}  ${difference}`)
  })
  const superfluous = [...calls]
    .filter(([name, { extension }]) => !names.has(name) && extension === undefined)
    .map(([name]) => `superfluous  ${name}`)
  return { found: listed.filter((call) => calls.has(nameOf(call))).length, lines: [...lines, ...superfluous] }
}

const all = specCalls()
const total = HEADINGS.reduce((sum, { title }) => {
  const listed = all.filter(({ heading }) => heading === title)
  // An extension has no call of the specification.
  if (listed.length === 0) return sum
  const { found, lines } = compare(listed, callsOf(callsUnder(title)))
  say(`${title.padEnd(30)}${String(found).padStart(3)} of ${listed.length}`)
  for (const line of lines) say(`    ${line}`)
  if (lines.length > 0) process.exitCode = 1
  return sum + found
}, 0)
say(`${total} of ${all.length} calls exist.`)
