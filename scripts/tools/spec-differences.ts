/** Names of documents outside the repository, and their names in docs/spec. */
const NAMES = [
  ['design/V2.md', 'design.md'],
  ['SPEC.md', 'specification.md'],
  ['ACCEPTANCE.md', 'acceptance.md'],
  ['READINGS.md', 'readings.md'],
] as const

const renamed = (text: string): string => NAMES.reduce((all, [theirs, ours]) => all.replaceAll(theirs, ours), text)

// The formatter decides on empty lines.
const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

/** Lines of theirs ('< …', document names mapped) that ours lacks, and of ours ('> …') that theirs lacks, order included. */
export function differences(theirs: string, ours: string): string[] {
  const left = linesOf(renamed(theirs))
  const right = linesOf(ours)
  const missing = left.filter((line) => !right.includes(line)).map((line) => `< ${line}`)
  const added = right.filter((line) => !left.includes(line)).map((line) => `> ${line}`)
  if (missing.length > 0 || added.length > 0) return [...missing, ...added]
  const moved = left.findIndex((line, index) => line !== right[index])
  return moved >= 0 || left.length !== right.length
    ? [`order differs from '${left[moved] ?? right[left.length] ?? ''}'`]
    : []
}
