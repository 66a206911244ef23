/**
 * Matches the innermost element with this text, whose parts may have elements of their own. Testing Library's text
 * queries see only the texts directly in an element.
 */
export const whole =
  (wanted: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const says = ({ textContent }: Element): boolean => {
      const text = textContent.replaceAll(/\s+/g, ' ').trim()
      return typeof wanted === 'string' ? text === wanted.replaceAll(/\s+/g, ' ') : wanted.test(text)
    }
    return element !== null && says(element) && ![...element.children].some(says)
  }
