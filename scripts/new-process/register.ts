import type { Names } from './names'

/** An insertion of the new process into a list in a file. */
interface Edit {
  readonly file: string
  readonly at: RegExp
  readonly put: (found: string) => string
}

/** The lists that contain each process. None of them belongs to the shell. */
const edits = ({ type, slug, camel, words, infoTextCode }: Names): readonly Edit[] => [
  {
    file: 'processes/index.ts',
    at: /import \{ unrouted \}/,
    put: (found) => `import { ${camel} } from './${slug}'\n${found}`,
  },
  { file: 'processes/index.ts', at: /\.\.\.unrouted\b/, put: (found) => `${camel}, ${found}` },
  { file: 'processes/unrouted/index.ts', at: new RegExp(`^ *\\{ type: '${type}'.*\n`, 'm'), put: () => '' },
  {
    // The server provides the text above the booking. This is the demo's.
    file: 'server/seed/data/texts.ts',
    at: /(?<=infoTexts[^}]*)\n\}/,
    put: (found) =>
      `\n  ${infoTextCode}:\n    '${words}: varaa aika muutamassa minuutissa. Saat varauksesta vahvistuksen sähköpostiisi.',${found}`,
  },
  {
    // The screen of the new step's calls.
    file: 'scripts/conformance/screens.ts',
    at: /(?<=SCREENS[^]*?)\n\]/,
    put: (found) => `\n  { folder: 'features/choose-${slug}', name: 'Valinta' },${found}`,
  },
]

/**
 * Returns the changed lists by file.
 * @throws Error if a list has an unexpected form, before anything is written
 */
export function registered(names: Names, read: (file: string) => string): Map<string, string> {
  const files = new Map<string, string>()
  for (const { file, at, put } of edits(names)) {
    const text = files.get(file) ?? read(file)
    if (!at.test(text)) throw new Error(`${file} has an unexpected form: ${at} does not match.`)
    files.set(file, text.replace(at, put))
  }
  return files
}
