// Adds to package-lock.json the platform packages that npm left out.
//
// A registry mirror may lack some platforms of a native package (a Mac's, say). `npm install` then writes a lockfile
// without them and `npm ci` refuses that lockfile on every platform. The package itself names them with their exact
// versions, so their entries can be written without the registry. Run it after each `npm install` that changed the lockfile.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boolean, optional, record, string, type, type Infer } from 'superstruct'
import { readJson } from './tools/read-json'
import { root, say } from './tools/run'

const Entry = type({
  dev: optional(boolean()),
  optionalDependencies: optional(record(string(), string())),
})
const Lockfile = type({ packages: record(string(), Entry) })
type Packages = Infer<typeof Lockfile>['packages']

interface Added {
  readonly version: string
  readonly cpu: readonly string[]
  readonly dev?: boolean
  readonly libc?: readonly string[]
  readonly optional: true
  readonly os?: readonly string[]
}

const EXACT = /^\d+\.\d+\.\d+$/
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows']
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The entry of a platform package, whose name says what it is for: `binding-linux-x64-musl`. Fields in npm's order. */
function entry(name: string, version: string, dev: boolean): Added | undefined {
  const parts = name.split(/[-/]/)
  const cpu = processors.find((one) => parts.includes(one))
  const system = systems.find((one) => parts.includes(one))
  const libc = (['musl', 'gnu'] as const).find((one) => parts.some((part) => part.startsWith(one)))
  // Only what no machine but its own would ever fetch: an entry without a platform would be installed everywhere.
  if (!EXACT.test(version) || !cpu) return undefined
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }),
    optional: true,
    ...(system && { os: [system === 'windows' ? 'win32' : system] }),
  }
}

function missing(packages: Packages): [place: string, entry: Added][] {
  return Object.entries(packages).flatMap(([place, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]): [string, Added][] => {
      const known = `node_modules/${name}` in packages || `${place}/node_modules/${name}` in packages
      const added = known ? undefined : entry(name, version, dev)
      return added ? [[`node_modules/${name}`, added]] : []
    }),
  )
}

const file = join(root, 'package-lock.json')
const lockfile = readJson(file, Lockfile)
const added = missing(lockfile.packages)
if (added.length > 0) {
  const all = [...Object.entries(lockfile.packages), ...added]
  const packages = Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`)
}
say(`${added.length} platform packages added to package-lock.json.`)
