import { makeAutoObservable, observableRef } from 'mobx'
import { array, object, string } from 'superstruct'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'
import { CarriedRow } from './carried-row'

const Remembered = object({ visit: string(), rows: array(CarriedRow) })

/**
 * The chosen products that another workplace or vehicle has cost the visitor. They stay in session storage until the
 * visitor dismisses them, and come back with a workplace that sells them. `visit` is the stored name of the attempt's id.
 */
export class DroppedRowsStore {
  private kept: typeof Remembered.TYPE | null

  constructor(private readonly memory: Persisted<typeof Remembered.TYPE>) {
    this.kept = memory.read()
    makeAutoObservable<this, 'kept' | 'memory'>(this, { kept: observableRef, memory: false }, { autoBind: true })
  }

  /** Returns the rows of a booking; those of an earlier booking are obsolete. */
  of(bookingAttemptId: string): readonly CarriedRow[] {
    return this.kept?.visit === bookingAttemptId ? this.kept.rows : []
  }

  write(bookingAttemptId: string, rows: readonly CarriedRow[]): void {
    this.kept = { visit: bookingAttemptId, rows: [...rows] }
    if (rows.length > 0) this.memory.write(this.kept)
    else this.memory.clear()
  }
}

export const droppedRowsStore = defineStore(
  'dropped-rows',
  () => new DroppedRowsStore(persisted('huoltovaraus.dropped', Remembered)),
)
