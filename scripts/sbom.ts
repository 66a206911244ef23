// `npm run sbom [-- file]`: writes the bill of materials (CycloneDX) of the shipped packages. Fails if one has a licence
// outside the list.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { string, type } from 'superstruct'
import { billOfMaterials, shippedPackages, unlisted } from './release/bill-of-materials'
import { readJson } from './tools/read-json'
import { complain, onInterrupt, root, say } from './tools/run'

onInterrupt()
const [file = 'sbom.cdx.json'] = process.argv.slice(2)
const { version } = readJson(join(root, 'package.json'), type({ version: string() }))
const components = await shippedPackages()
writeFileSync(file, `${JSON.stringify(billOfMaterials(version, components), null, 2)}\n`)
say(`${file}: ${components.size} packages`)
const faults = unlisted(components.values())
for (const fault of faults) complain(`Licence outside the list: ${fault}`)
if (faults.length > 0) process.exitCode = 1
