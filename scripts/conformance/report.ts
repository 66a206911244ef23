import { contract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'
import { extensionLines, isOfExtension } from './extensions'
import type { Finding } from './findings'
import { nameOf, specCalls } from '../tools/contract-calls'
import type { Outcome } from './run'
import { screensOf } from './screens'

const MARKS = { holds: '✓', broken: '✗', 'not tried': '–' } as const

export interface Report {
  readonly lines: readonly string[]
  /** True if no call that a screen makes is broken, no heading ended early, and each process can be gone through. */
  readonly isConforming: boolean
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The title of a call. Says so if no screen makes it, because the application does without it. */
const titleWithUse = (endpoint: Endpoint): string =>
  endpoint.hasNoScreen ? `${nameOf(endpoint)} (no screen makes this call)` : nameOf(endpoint)

/**
 * Formats the outcome per call, in the order of the specification: broken promises in full, calls that hold in one
 * line.
 */
export function reportOf({ findings: all, ended, stopped, processes, extensions, isWhole }: Outcome): Report {
  if (stopped !== null) return { isConforming: false, lines: [`✗ Nothing was checked. ${stopped}`] }
  const findings = all.filter((one) => !isOfExtension(one))
  const asked = new Set<string>(findings.map(({ call }) => call))
  const calls = sortedAsListed(Object.entries<Endpoint>(contract)).filter(
    ([name, { extension }]) => extension === undefined && (isWhole || asked.has(name)),
  )
  const lines = calls.flatMap(([name, endpoint]) =>
    linesOf(
      titleWithUse(endpoint),
      findings.filter(({ call }) => call === name),
    ),
  )
  const callsThat = (verdict: Finding['verdict']): readonly Endpoint[] =>
    calls.filter(([name]) => verdictOf(findings.filter(({ call }) => call === name)) === verdict).map(([, one]) => one)
  const broken = callsThat('broken').filter(({ hasNoScreen }) => !hasNoScreen).length
  const unmade = callsThat('broken').length - broken
  const isConforming = broken === 0 && ended.length === 0 && !processes.some(({ isBroken }) => isBroken)
  return {
    isConforming,
    lines: [
      ...lines,
      ...ended.map(({ heading, why }) => `✗ the checks of «${heading}» ended early: ${why}`),
      '',
      ...extensionLines(extensions, all),
      '',
      `${callsThat('holds').length} of ${calls.length} calls hold, ${broken} broken, ${callsThat('not tried').length} not tried.`,
      ...(unmade > 0 ? [`Broken too, but made by no screen: ${unmade}.`] : []),
      ...processes.map(({ what, why }) =>
        why === null
          ? `${MARKS.holds} ${capital(what)} can be made.`
          : `${MARKS.broken} ${capital(what)} cannot be made: ${why}`,
      ),
    ],
  }
}

/** Sorts calls as the specification lists them. */
function sortedAsListed(calls: readonly (readonly [string, Endpoint])[]) {
  const places = specCalls().map(nameOf)
  return calls.toSorted(([, a], [, b]) => places.indexOf(nameOf(a)) - places.indexOf(nameOf(b)))
}

const verdictOf = (findings: readonly Finding[]): Finding['verdict'] => {
  const verdicts = new Set(findings.map(({ verdict }) => verdict))
  if (verdicts.has('broken')) return 'broken'
  return verdicts.has('holds') ? 'holds' : 'not tried'
}

function linesOf(title: string, findings: readonly Finding[]): string[] {
  const verdict = verdictOf(findings)
  const details = findings
    .filter(({ verdict, why }) => verdict !== 'holds' || why !== null)
    .map((one) => `    ${MARKS[one.verdict]} ${one.promise}: ${one.why}`)
  const [first] = findings
  const screens = verdict === 'broken' && first ? screensOf(first.call) : []
  const affected = screens.length > 0 ? [`    affects: ${screens.join(', ')}`] : []
  return [`${MARKS[verdict]} ${title}`, ...details, ...affected]
}
