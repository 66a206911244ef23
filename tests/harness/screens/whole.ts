/**
 * Matches an element with this text, whose parts may have elements of their own, as those of a translated page have.
 * Testing Library's text queries see only the texts directly in an element.
 * @param selector which element is meant; without it the innermost one
 */
export const whole =
  (wanted: string | RegExp, selector?: string) =>
  (_: string, element: Element | null): boolean => {
    const says = ({ textContent }: Element): boolean => {
      const text = textContent.replaceAll(/\s+/g, ' ').trim()
      return typeof wanted === 'string' ? text === wanted.replaceAll(/\s+/g, ' ') : wanted.test(text)
    }
    if (element === null || !says(element)) return false
    return selector === undefined ? ![...element.children].some(says) : element.matches(selector)
  }
