import type { Names } from './names'

/** A file that lists things, and where a new process goes in it. */
interface Edit {
  readonly file: string
  readonly at: RegExp
  readonly put: (found: string) => string
}

/** The lists that a new process is entered in. The shell is in none of them. */
const edits = ({ type, slug, camel, words, infoTextCode }: Names): readonly Edit[] => [
  {
    file: 'processes/index.ts',
    at: /import \{ unrouted \}/,
    put: (found) => `import { ${camel} } from './${slug}'\n${found}`,
  },
  { file: 'processes/index.ts', at: /\.\.\.unrouted\b/, put: (found) => `${camel}, ${found}` },
  { file: 'processes/unrouted/index.ts', at: new RegExp(`^ *\\{ type: '${type}'.*\n`, 'm'), put: () => '' },
  {
    // The text above the booking is the server's to give: here the demo's.
    file: 'server/seed/data/texts.ts',
    at: /(?<=infoTexts[^}]*)\n\}/,
    put: (found) =>
      `\n  ${infoTextCode}:\n    '${words}: varaa aika muutamassa minuutissa. Saat varauksesta vahvistuksen sähköpostiisi.',${found}`,
  },
  {
    // Which calls the new step makes.
    file: 'scripts/conformance/screens.ts',
    at: /(?<=SCREENS[^]*?)\n\]/,
    put: (found) => `\n  { folder: 'features/choose-${slug}', name: 'Valinta', calls: ['saveNotes'] },${found}`,
  },
]

/**
 * The lists with the new process in them, by file.
 * @throws Error where a list is not as it was, before anything is written
 */
export function registered(names: Names, read: (file: string) => string): Map<string, string> {
  const files = new Map<string, string>()
  for (const { file, at, put } of edits(names)) {
    const text = files.get(file) ?? read(file)
    if (!at.test(text)) throw new Error(`${file} is not as this script knows it: there is no ${at} in it.`)
    files.set(file, text.replace(at, put))
  }
  return files
}
