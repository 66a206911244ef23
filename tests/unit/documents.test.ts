/** Documents: references resolve, docs/spec agrees with the list of calls. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { specCalls } from '../../scripts/tools/contract-calls'
import { differences } from '../../scripts/tools/spec-differences'

const ROOT = join(import.meta.dirname, '../..')
const TEXT = /(?:\.(?:[cm]?[jt]sx?|css|html|json|md|sh|sql|svg|txt|ya?ml)|\/run|rc)$/
/** Lockfiles name foreign files. The others name the documents that `npm run acceptance -- --against` takes. */
const EXEMPT = /(?:package-lock\.json|scripts\/acceptance\.ts|spec-differences\.ts|documents\.test\.ts)$/

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)
const held = new Set(tracked)
const folders = new Set(tracked.flatMap((file) => parents(file)))
const markdown = tracked.filter((file) => file.endsWith('.md'))
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

function parents(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...parents(folder)]
}

/** Text of a markdown file without its code blocks. */
const proseOf = (file: string): string => read(file).replaceAll(/```.*?```/gs, '')

/** The anchor that a heading gets on the page. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsOf = (file: string): string[] =>
  [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, h = '']) => anchorOf(h))

/** Whether the repository holds the document of this name, given in this file. */
const isHeld = (name: string, file: string): boolean =>
  held.has(normalize(join(dirname(file), name))) || markdown.some((one) => `/${one}`.endsWith(`/${name}`))

describe('references', () => {
  it('lead to documents that the repository holds, in every text file', () => {
    const lost = tracked
      .filter((file) => TEXT.test(file) && !EXEMPT.test(file))
      .flatMap((file) => {
        const names = read(file).match(/[\w./-]*\w\.md\b|\bTASK\b/g) ?? []
        return [...new Set(names)].filter((name) => !isHeld(name, file)).map((name) => `${file}: ${name}`)
      })
    expect(lost).toEqual([])
  })

  it.each(markdown)('%s has links that resolve, anchors included', (file) => {
    const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? file : normalize(join(dirname(file), path))
      if (!held.has(target) && !folders.has(target)) return true
      return anchor !== undefined && !anchorsOf(target).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it('name npm scripts that exist', () => {
    const scripts = Object.keys(Object(JSON.parse(read('package.json'))).scripts)
    const named = markdown.flatMap((file) =>
      [...read(file).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name),
    )
    expect([...new Set(named)].filter((name) => !scripts.includes(String(name)))).toEqual([])
  })
})

describe('docs/spec', () => {
  it('API-01 names every listed call in section 7 of the specification', () => {
    const section = /^## 7\..*?(?=^## 8\.)/ms.exec(read('docs/spec/specification.md'))?.[0] ?? ''
    const named = ({ method, path }: { method: string; path: string }): boolean =>
      [path, path.replace(/^\/credit-bank\//, '')].some((one) =>
        new RegExp(`\`${method} ${escaped(one)}[\`?]`).test(section),
      )
    expect(specCalls().filter((call) => !named(call))).toEqual([])
  })

  it('is compared after document names are mapped, without regard to empty lines', () => {
    expect(differences('A of SPEC.md\n\nB of design/V2.md', 'A of specification.md\nB of design.md\n')).toEqual([])
    expect(differences('A\nB', 'A\nC')).toEqual(['< B', '> C'])
    expect(differences('A\nB', 'B\nA')).toHaveLength(1)
    expect(differences('A', 'A\nA')).toHaveLength(1)
  })
})

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
