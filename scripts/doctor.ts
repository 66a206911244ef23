// Looks at what a server with this environment needs, and says what is wrong and what to do. Exit code 1 if anything is.
import { examine } from '#server/doctor/examine'
import { onInterrupt, say } from './tools/run'

const WIDTH = 16

onInterrupt()
const findings = await examine(process.env)
for (const { what, found, remedy } of findings) {
  say(`${remedy === null ? 'ok   ' : 'WRONG'}  ${what.padEnd(WIDTH)}${found}`)
  if (remedy !== null) say(`       ${' '.repeat(WIDTH)}→ ${remedy}`)
}
if (findings.some(({ remedy }) => remedy !== null)) process.exitCode = 1
