const UNRELEASED = '## Unreleased\n'

/**
 * Gives the changes that are not released yet a version and a date, below an empty new 'Unreleased'. `notes` are those
 * changes.
 * @param date as `2026-11-25`
 * @throws Error if there are none, or the version is there already
 */
export function release(changelog: string, version: string, date: string): { changelog: string; notes: string } {
  if (changelog.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md has ${version} already`)
  const start = changelog.indexOf(UNRELEASED)
  if (start < 0) throw new Error('CHANGELOG.md has no "## Unreleased"')
  const from = start + UNRELEASED.length
  const next = changelog.indexOf('\n## ', from)
  const end = next < 0 ? changelog.length : next + 1
  const notes = changelog.slice(from, end).trim()
  if (notes === '') throw new Error('CHANGELOG.md lists no changes since the last version')
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
