// Lists the rows of docs/acceptance.md that no test title names; arguments (TM CU RT-06) narrow it to areas or rows.
// Titles are read from the syntax tree, so a comment, a skipped or a planned test does not count.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './tools/files-below'
import { root, say } from './tools/run'
import { rowsOfFiles } from './tools/test-titles'

const places = ['src', 'processes', 'features', 'entities', 'shared', 'server', 'tests', 'e2e']

const named = rowsOfFiles(places.flatMap(filesBelow).filter((file) => /\.(test|spec)\.tsx?$/.test(file)))
const document = readFileSync(join(root, 'docs/acceptance.md'), 'utf8')
const rows = [...document.matchAll(/^- ([A-Z]{2,3})-(\d{2}) (.*)$/gm)].map(([, area = '', number = '', text = '']) => ({
  area,
  id: `${area}-${number}`,
  text,
}))
const wanted = process.argv.slice(2)
const asked = rows.filter(({ area, id }) => wanted.length === 0 || wanted.includes(area) || wanted.includes(id))
const missing = asked.filter(({ id }) => !named.has(id))
for (const { id, text } of missing) say(`${id}  ${text.slice(0, 110)}`)
say(`${asked.length - missing.length} of ${asked.length} rows are named by a test.`)
