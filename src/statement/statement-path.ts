/** Where the accessibility statement is; apart, since the first screen need not know how to get there. */
export const STATEMENT_PATH = '/saavutettavuus'
