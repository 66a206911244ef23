const LONGEST = 254
/** One @, a domain with a dot, and no characters that a mail header would parse as a second address or a name. */
const PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/

/** Whether `text` has the format of a mail address that is safe in a mail header. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && PATTERN.test(text)
