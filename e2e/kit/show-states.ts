/**
 * Shows what a pointer or the focus would bring, on whatever stands inside <Shown as="…">: every rule of the page's style
 * sheets about `:hover`, `:active` and the focus is written once more, for that place instead of the state.
 */
const PLACES: Readonly<Record<string, string>> = {
  ':hover': ':is([data-shown~="hover"] *)',
  ':active': ':is([data-shown~="press"] *)',
  // Of what is inside, a control alone can have the focus.
  ':focus-visible': ':is([data-shown~="focus"] :is(a, button, input, select, textarea))',
  ':focus-within': ':is([data-shown~="focus"] *)',
  ':focus': ':is([data-shown~="focus"] :is(input, select, textarea))',
}
const STATE = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

export function showStates({ styleSheets }: Document): void {
  for (const sheet of styleSheets) copyRules(sheet)
}

function copyRules(list: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...list.cssRules]
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) copyRules(rule)
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(STATE) < 0) continue
    const selector = rule.selectorText.replaceAll(STATE, (state) => PLACES[state] ?? state)
    // Right after its original, so that the order of the rules stays what it is.
    const at = [...list.cssRules].indexOf(rule) + 1
    list.insertRule(`${selector} { ${rule.style.cssText} }`, at)
  }
}
