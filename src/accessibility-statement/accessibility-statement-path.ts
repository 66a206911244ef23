/** Path of the accessibility statement. In a module of its own, because the first screen does not need the page. */
export const ACCESSIBILITY_STATEMENT_PATH = '/saavutettavuus'
