import axe from 'axe-core'

/** Of the rules that the journeys look at, those that need no layout: jsdom has none. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const NEED_LAYOUT = ['color-contrast', 'target-size']

/** What axe finds in the page as it is now; what stands around its body is index.html’s. */
export async function axeFaults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: RULES },
    rules: Object.fromEntries(NEED_LAYOUT.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
