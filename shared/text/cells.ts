/** Visitors' texts in the columns of a list. The joiners stay, with which Persian names and many emoji are written. */

/** Removes control characters, because spreadsheets display them differently and some hide the start of a cell. */
export const spreadsheetCell = (text: string): string => text.replace(/[^\P{C}\n\u200c\u200d]/gu, '').trim()

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Replaces characters that would break a line or control the terminal. */
export const terminalCell = (text: string): string =>
  text.replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ').trim()

/** Isolates a text that runs from right to left, so that it does not turn the columns beside it. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** Returns the number of characters that are seen: isolates have no width. */
export const lengthOf = (text: string): number => Array.from(text.replaceAll(/[\u2068\u2069]/g, '')).length
