// Prints the changes that Stryker would make to the files named as arguments, as JSON. A program of its own, which needs
// what main.ts installs below this folder: nothing else may import it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const { Instrumenter } = await import(resolve('@stryker-mutator/instrumenter'))

const nothing = () => undefined
const logger = { debug: nothing, info: nothing, warn: nothing, isDebugEnabled: () => false }
const files = process.argv.slice(2).map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
const options = { plugins: null, excludedMutations: [], ignorers: [] }
const { mutants } = await new Instrumenter(logger).instrument(files, options)
process.stdout.write(JSON.stringify(mutants.map(({ fileName, location }) => ({ fileName, location }))))
