/** Walks in a window as low as what a phone's keyboard leaves. */
import { test } from './harness'
import { changeRequest, maintenance } from './walks'

test('EV-04 each field of a maintenance booking is in view at 390x380', ({ walksLow }) => walksLow(maintenance))

test('EV-04 each field of the change request is in view at 390x380', ({ walksLow }) => walksLow(changeRequest))
