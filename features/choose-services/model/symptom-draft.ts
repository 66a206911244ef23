import { defineStore } from '#shared/store/define-store'

interface Draft {
  readonly text: string
  /** The booking is still the one that it was written for. */
  readonly mayStill: () => boolean
}

/** A repair that was being written when the step was left: there again on coming back, and nobody's in another booking. */
export class SymptomDraft {
  private kept: Draft | null = null

  recall(): string {
    return this.kept?.mayStill() ? this.kept.text : ''
  }

  keep(draft: Draft): void {
    this.kept = draft
  }
}

export const symptomDraft = defineStore('symptom-draft', () => new SymptomDraft())
