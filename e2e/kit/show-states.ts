/**
 * The selector that replaces each state. `showStates` copies every rule for `:hover`, `:active` and the focus, so that
 * the copy applies to the elements inside <Shown as="…">.
 */
const PLACES: Readonly<Record<string, string>> = {
  ':hover': ':is([data-shown~="hover"] *)',
  ':active': ':is([data-shown~="press"] *)',
  // Only controls can have the focus.
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
    // Inserted directly after the original, so that the order of the rules does not change.
    const at = [...list.cssRules].indexOf(rule) + 1
    list.insertRule(`${selector} { ${rule.style.cssText} }`, at)
  }
}
