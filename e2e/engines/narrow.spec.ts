/** Walks in the narrowest window, in dark colours. */
import { test } from './harness'
import { enquiry, typedDate } from './walks'

test.use({ isDark: true })

const viewport = { width: 320, height: 640 }

test('AS-08 an enquiry works, restored and printed, and is laid out as in Chromium at 320 px', ({ walks }) =>
  walks('enquiry', viewport, enquiry))

test('AS-08 a change request with a typed date works and is laid out as in Chromium at 320 px', ({ walks }) =>
  walks('typed date', viewport, typedDate))
