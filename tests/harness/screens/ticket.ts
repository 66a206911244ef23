import { screen } from '@testing-library/react'

/** Finds the heading of a ticket by its words, which the date of the visit follows. */
export const findTicket = (words: RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', {
    level: 2,
    name: (_, { parentElement }) => words.test((parentElement?.textContent ?? '').replaceAll(/\s+/g, ' ')),
  })

/** The date below the heading of a ticket. */
export const ticketDate = (): Element | null => document.querySelector('h2 + p:has(> span)')
