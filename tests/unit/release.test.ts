import { describe, expect, it, test } from 'vitest'
import { billOfMaterials, componentsOf, shippedPackages, unlisted } from '../../scripts/release/bill-of-materials'
import { isNewer, release } from '../../scripts/release/changelog'
import { upgradingLines } from '../../scripts/release/upgrading'

const CHANGELOG =
  '# Changelog\n\nIntroduction.\n\n## Unreleased\n\n### Upgrading\n\n- Set `X`.\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-01-02)\n\n- The first.\n'
const OF = { version: '0.2.0', date: '2026-11-25', upgrading: ['From 0.1.0.', 'No migrations.'] }

describe('a release', () => {
  it('gives the unreleased changes a version and a date, and returns them', () => {
    const { changelog, notes } = release(CHANGELOG, OF)
    expect(notes).toBe('### Upgrading\n\n- From 0.1.0.\n- No migrations.\n- Set `X`.\n\n### Added\n\n- A thing.')
    expect(changelog).toBe(
      `# Changelog\n\nIntroduction.\n\n## Unreleased\n\n## 0.2.0 (2026-11-25)\n\n${notes}\n\n## 0.1.0 (2026-01-02)\n\n- The first.\n`,
    )
  })

  it('needs to say what an operator has to do', () => {
    const silent = CHANGELOG.replace('### Upgrading\n\n- Set `X`.\n\n', '')
    expect(() => release(silent, OF)).toThrow('need "### Upgrading"')
  })

  it('names the migrations, and the reasons of those that take something away', () => {
    const before = { version: '0.1.0', commit: '0123456789abcdef', why: '' }
    const added = [
      { name: '0020_a', text: 'ALTER TABLE "a" ADD COLUMN "b" text;' },
      { name: '0021_b', text: '-- contract: nothing reads "c" since 0.1.0\nALTER TABLE "a" DROP COLUMN "c";' },
    ]
    const [first, ...lines] = upgradingLines(before, added)
    expect(first).toContain('From 0.1.0 (commit 01234567) process by process')
    expect(lines).toEqual([
      'The first process that starts runs the migrations: `0020_a`, `0021_b`.',
      '`0021_b` takes something away: nothing reads "c" since 0.1.0.',
    ])
    expect(upgradingLines(before, [])[1]).toBe('No migrations.')
  })

  it('needs changes, and a version that is not there yet', () => {
    const { changelog } = release(CHANGELOG, OF)
    expect(() => release(changelog, { ...OF, version: '0.3.0' })).toThrow('no changes')
    expect(() => release(CHANGELOG, { ...OF, version: '0.1.0' })).toThrow('0.1.0 already')
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
