import { translatePage } from '#tests/harness/translation/translator'

/** A mark that no text of the product has. Words grow by two of five letters, as from Finnish into other languages. */
const LONGER = 'ˑ'

/** Keeps what the page complains of, and translates it from its first element on. */
export const TRANSLATOR = `
window.problems = []
addEventListener('error', ({ message }) => window.problems.push(message))
addEventListener('unhandledrejection', ({ reason }) => window.problems.push(String(reason)))
const complain = console.error
console.error = (...parts) => { window.problems.push(parts.map(String).join(' ')); complain(...parts) }
;(${translatePage.toString()})(${JSON.stringify(LONGER)})
`
