import { create, lazy, optional, record, string, type, type Describe } from 'superstruct'
import { run } from '../tools/run'

/** A package of `npm ls --json --long`. One that stands elsewhere in the tree too has its details only there. */
interface Package {
  version?: string | undefined
  license?: string | undefined
  integrity?: string | undefined
  dependencies?: Record<string, Package> | undefined
}
const Package: Describe<Package> = type({
  version: optional(string()),
  license: optional(string()),
  integrity: optional(string()),
  dependencies: optional(
    record(
      string(),
      lazy(() => Package),
    ),
  ),
})

export interface Component {
  readonly name: string
  readonly version: string
  readonly license: string
  /** As in a lockfile: `sha512-` and the hash in Base64. */
  readonly integrity: string
  /** Package URLs of the packages that it needs. */
  readonly needs: ReadonlySet<string>
}

/** Licences that allow use in a chain's own product without duties beyond naming the authors, by their SPDX ids. */
const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
])

/** https://github.com/package-url/purl-spec */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * The packages that the product ships, in the browser or on the server, by package URL. npm reads them from the lockfile.
 * `npm sbom` is not used: it leaves out packages that a development tool needs too, such as react.
 * @throws Error if npm fails
 */
export async function shippedPackages(): Promise<ReadonlyMap<string, Component>> {
  const options = ['--omit=dev', '--all', '--json', '--long', '--package-lock-only']
  const { code, output } = await run(['npm', 'ls', ...options])
  if (code !== 0) throw new Error(`npm ls failed:\n${output}`)
  return componentsOf(create(JSON.parse(output), Package))
}

/** Lists the packages of a tree, each once. */
export function componentsOf(root: Package): ReadonlyMap<string, Component> {
  const components = new Map<string, Component>()
  const add = (packages: Record<string, Package> = {}): Set<string> => {
    const urls = new Set<string>()
    for (const [name, { version, license, integrity, dependencies }] of Object.entries(packages)) {
      // An optional package of another platform.
      if (version === undefined) continue
      const url = purlOf(name, version)
      urls.add(url)
      const needs = add(dependencies)
      const known = components.get(url)
      components.set(url, {
        name,
        version,
        license: license ?? known?.license ?? '',
        integrity: integrity ?? known?.integrity ?? '',
        needs: new Set([...(known?.needs ?? []), ...needs]),
      })
    }
    return urls
  }
  add(root.dependencies)
  return components
}

/** The packages as a CycloneDX 1.6 document (https://cyclonedx.org/docs/1.6/json/). */
export function billOfMaterials(version: string, components: ReadonlyMap<string, Component>): object {
  const self = purlOf('huoltovaraus', version)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { 'bom-ref': self, type: 'application', name: 'huoltovaraus', version, purl: self } },
    components: Array.from(components, ([purl, { name, version: its, license, integrity }]) => ({
      'bom-ref': purl,
      type: 'library',
      name,
      version: its,
      purl,
      licenses: [{ license: { id: license } }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    })),
    dependencies: [
      { ref: self, dependsOn: [...components.keys()] },
      ...Array.from(components, ([ref, { needs }]) => ({ ref, dependsOn: [...needs] })),
    ],
  }
}

/** Returns a line for each package whose licence is not in the list. */
export const unlisted = (components: Iterable<Component>): string[] =>
  [...components]
    .filter(({ license }) => !LICENCES.has(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license || 'none'}`)
