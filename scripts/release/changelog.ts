const UNRELEASED = '## Unreleased\n'
const UPGRADING = '### Upgrading\n'

interface Release {
  readonly version: string
  /** As `2026-11-25`. */
  readonly date: string
  /** Lines that come first in 'Upgrading'. */
  readonly upgrading: readonly string[]
}

/**
 * Gives the changes that are not released yet a version and a date, below an empty new 'Unreleased'. `notes` are those
 * changes.
 * @throws Error if there are none, if they have no 'Upgrading', or if the version is there already
 */
export function release(
  changelog: string,
  { version, date, upgrading }: Release,
): { changelog: string; notes: string } {
  if (changelog.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md has ${version} already`)
  const start = changelog.indexOf(UNRELEASED)
  if (start < 0) throw new Error('CHANGELOG.md has no "## Unreleased"')
  const from = start + UNRELEASED.length
  const next = changelog.indexOf('\n## ', from)
  const end = next < 0 ? changelog.length : next + 1
  const changes = changelog.slice(from, end).trim()
  if (changes === '') throw new Error('CHANGELOG.md lists no changes since the last version')
  if (!changes.includes(UPGRADING))
    throw new Error('The unreleased changes need "### Upgrading": what an operator has to do, or that it is nothing')
  const notes = changes.replace(UPGRADING, `${UPGRADING}\n${upgrading.map((line) => `- ${line}`).join('\n')}`)
  const versioned = `${UNRELEASED}\n## ${version} (${date})\n\n${notes}\n`
  const rest = changelog.slice(end)
  return { changelog: changelog.slice(0, start) + versioned + (rest && `\n${rest}`), notes }
}

/** Returns whether `next` is a version after `previous`, both as `1.2.3`. */
export function isNewer(next: string, previous: string): boolean {
  const [a, b] = [next, previous].map((version) =>
    /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : null,
  )
  if (!a || !b) return false
  const differing = a.findIndex((part, index) => part !== b[index])
  return differing >= 0 && (a[differing] ?? 0) > (b[differing] ?? 0)
}
