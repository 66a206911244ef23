import { defineStore } from '#shared/store/define-store'

interface Draft {
  readonly text: string
  /** Returns true while the session is the one that the text was typed in. */
  readonly isSameSession: () => boolean
}

/**
 * Symptom text that was typed but not added when the step was left. It is restored when the step opens again in the
 * same session.
 */
export class SymptomDraft {
  private kept: Draft | null = null

  recall(): string {
    return this.kept?.isSameSession() ? this.kept.text : ''
  }

  keep(draft: Draft): void {
    this.kept = draft
  }
}

export const symptomDraft = defineStore('symptom-draft', () => new SymptomDraft())
