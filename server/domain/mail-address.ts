const LONGEST = 254
/** One @, a domain with a dot, and nothing that a mail's header would read as a second address or a name. */
const PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/

/** Whether mail may be sent to `text`; whether it arrives only a mail server knows. */
export const isMailAddress = (text: string): boolean => text.length <= LONGEST && PATTERN.test(text)
