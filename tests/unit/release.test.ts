import { describe, expect, it, test } from 'vitest'
import { billOfMaterials, componentsOf, shippedPackages, unlisted } from '../../scripts/release/bill-of-materials'
import { isNewer, release } from '../../scripts/release/changelog'

const CHANGELOG =
  '# Changelog\n\nIntroduction.\n\n## Unreleased\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-01-02)\n\n- The first.\n'

describe('a release', () => {
  it('gives the unreleased changes a version and a date, and returns them', () => {
    const { changelog, notes } = release(CHANGELOG, '0.2.0', '2026-11-25')
    expect(notes).toBe('### Added\n\n- A thing.')
    expect(changelog).toBe(
      '# Changelog\n\nIntroduction.\n\n## Unreleased\n\n## 0.2.0 (2026-11-25)\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-01-02)\n\n- The first.\n',
    )
  })

  it('needs changes, and a version that is not there yet', () => {
    const { changelog } = release(CHANGELOG, '0.2.0', '2026-11-25')
    expect(() => release(changelog, '0.3.0', '2026-11-26')).toThrow('no changes')
    expect(() => release(CHANGELOG, '0.1.0', '2026-11-25')).toThrow('0.1.0 already')
  })

  it.each([
    ['0.2.0', '0.1.9', true],
    ['0.10.0', '0.9.0', true],
    ['1.0.0', '1.0.0', false],
    ['0.9.9', '1.0.0', false],
    ['v2', '1.0.0', false],
  ])('of %s after %s: %s', (next, previous, expected) => {
    expect(isNewer(next, previous)).toBe(expected)
  })
})

/** A server with a package that needs another one, which the browser's part needs too. */
const TREE = {
  dependencies: {
    '@scope/one': {
      version: '1.0.0',
      license: 'MIT',
      integrity: 'sha512-AAEC',
      dependencies: { two: { version: '2.0.0' } },
    },
    two: { version: '2.0.0', license: 'AGPL-3.0', integrity: 'sha512-/w==' },
    'of-another-platform': {},
  },
}

describe('the bill of materials', () => {
  const components = componentsOf(TREE)

  it('lists each installed package once, with its hash and what it needs', () => {
    expect(billOfMaterials('1.2.3', components)).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'huoltovaraus', version: '1.2.3' } },
      components: [
        { purl: 'pkg:npm/two@2.0.0', hashes: [{ alg: 'SHA-512', content: 'ff' }] },
        { purl: 'pkg:npm/%40scope/one@1.0.0', hashes: [{ content: '000102' }], licenses: [{ license: { id: 'MIT' } }] },
      ],
      dependencies: [
        { ref: 'pkg:npm/huoltovaraus@1.2.3' },
        { ref: 'pkg:npm/two@2.0.0', dependsOn: [] },
        { ref: 'pkg:npm/%40scope/one@1.0.0', dependsOn: ['pkg:npm/two@2.0.0'] },
      ],
    })
  })

  it('names a package whose licence is not in the list', () => {
    expect(unlisted(components.values())).toEqual(['two 2.0.0: AGPL-3.0'])
  })
})

test('the shipped packages of the lockfile have licences of the list', async () => {
  const components = await shippedPackages()
  expect([...components.values()].map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'pg', 'pg-types']))
  expect(unlisted(components.values())).toEqual([])
})
