/** Paths of icons for PathIcon, drawn on 24 by 24 units. Each loads with the screens that import it. */
export const ARRIVE_PATH = 'M20.5 3.5 3.5 10.8l7 2.7 2.7 7z'
export const BOLT_PATH = 'M13 3 5.5 13.5H11L10 21l7.5-10.5H12z'
export const BUILDING_PATH = 'M4 20V9.5L12 4l8 5.5V20M8 20v-7h8v7'
export const CALENDAR_PATH =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5zM3.5 10h17M8 3v4M16 3v4'
export const CARD_PATH = 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM3 10h18M7 15h3'
export const CAR_PATH =
  'M3 16.5v-3.2l2.5-1.3 2-4.2h8l3 4.2 2.5 1v3.5M5.5 16.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM14.8 16.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM9.5 16.7h5.3'
export const CLOCK_PATH = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 7v5.2l3.4 2'
export const DOCUMENT_PATH = 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5M10 16h5'
export const LEFT_PATH = 'M15 6l-6 6 6 6'
export const LIST_PATH = 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01'
export const LOCK_PATH =
  'M8 10.5h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM8 10.5V7.8a4 4 0 0 1 8 0v2.7'
export const NO_DAYS_PATH =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5zM3.5 10h17M8 3v4M16 3v4M10 13.5l4 4M14 13.5l-4 4'
export const PHONE_PATH =
  'M5.5 3.8h3.2l1.6 4.4-2.1 1.6a12.5 12.5 0 0 0 6 6l1.6-2.1 4.4 1.6v3.2a1.9 1.9 0 0 1-2 1.9C10.3 19.9 4 13.6 3.6 5.8a1.9 1.9 0 0 1 1.9-2z'
export const PLUS_PATH = 'M12 5v14M5 12h14'
export const PRINT_PATH = 'M7 8V3.5h10V8M7 17H4.5V9.5A1.5 1.5 0 0 1 6 8h12a1.5 1.5 0 0 1 1.5 1.5V17H17M7 14h10v6.5H7z'
export const RIGHT_PATH = 'M9 6l6 6-6 6'
export const ROUTE_PATH =
  'M3.8 18a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM8.2 18H15a3.2 3.2 0 0 0 0-6.4H9.5a3.2 3.2 0 0 1 0-6.4h5M12.8 2.6l2.8 2.6-2.8 2.6'
export const SEARCH_PATH = 'M4.5 10.8a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0-12.6 0zM15.5 15.5 20.5 20.5'
export const HELP_PATH =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.6 9.6a2.4 2.4 0 1 1 3.5 2.1c-.7.4-1.1.9-1.1 1.7M12 16.25v.01'
