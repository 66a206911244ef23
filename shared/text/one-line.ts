// Control characters and line separators, among them CR, LF, U+0085, U+2028 and U+2029.
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu
// Direction marks and zero-width characters, which make one text look like another, and lone surrogates.
const DECEPTIVE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu

/** Returns a typed text as one line without invisible characters, for a name, a subject or a table value. */
export const oneLine = (text: string): string => text.replaceAll(DECEPTIVE, '').replaceAll(BREAKS, ' ').trim()
