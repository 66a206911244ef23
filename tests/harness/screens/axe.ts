import axe from 'axe-core'

/** The axe rules of the browser journeys. The rules below need layout, which jsdom lacks, and are disabled. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const NEED_LAYOUT = ['color-contrast', 'target-size']

/** Returns the axe violations of the current page. They cover the body only, because jsdom does not load index.html. */
export async function axeFaults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: RULES },
    rules: Object.fromEntries(NEED_LAYOUT.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
