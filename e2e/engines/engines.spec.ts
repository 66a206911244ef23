import { test } from './harness'
import { maintenance, tireChange } from './walks'

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`AS-08 a maintenance booking works and is laid out as in Chromium at ${viewport.width} px`, ({ walks }) =>
    walks('maintenance', viewport, maintenance))

  test(`AS-08 a tire change works and is laid out as in Chromium at ${viewport.width} px`, ({ walks }) =>
    walks('tire change', viewport, tireChange))
}
