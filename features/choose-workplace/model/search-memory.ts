import { makeAutoObservable } from 'mobx'
import { visitPort, type Visit } from '#entities/process'
import { defineStore } from '#shared/store/define-store'

/** The search text. Kept during the same booking, so that it is restored when the visitor returns to the step. */
export class SearchMemory {
  private typed = ''
  private visit = ''

  constructor(private readonly wizard: Pick<Visit, 'visit'>) {
    makeAutoObservable<this, 'wizard'>(this, { wizard: false }, { autoBind: true })
  }

  get text(): string {
    return this.visit === this.wizard.visit ? this.typed : ''
  }

  type(text: string): void {
    this.typed = text
    this.visit = this.wizard.visit
  }
}

export const searchMemory = defineStore('workplace-search', (get) => new SearchMemory(get(visitPort)))
