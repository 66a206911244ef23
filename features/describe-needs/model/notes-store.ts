import { makeAutoObservable, when } from 'mobx'
import { LatestSave } from '#shared/store/latest-save'
import type { Persisted } from '#shared/store/persisted'
import { cleanNotes, hasForbidden } from '#shared/text/notes'
import { fromBooking, type NeedsContext } from './needs-context'

/** Maximum length that the server accepts, in characters. */
export const LONGEST_NOTES = 5000

/**
 * Order notes. They are saved when the field loses focus, with Continue, and when the page or the step is left (SV-06).
 */
export class NotesStore {
  readonly saves: LatestSave<string>
  /** True if forbidden characters were removed from the text. The screen shows a notice about it. */
  wasCleaned = false
  private typed: string | null
  readonly #unsaved: Persisted<string>

  constructor(context: NeedsContext) {
    const { api, booking } = context
    this.#unsaved = context.unsavedNotes
    this.typed = this.#unsaved.read()
    this.saves = new LatestSave<string>({
      send: async (value) => {
        await api.saveNotes({ body: { value } }, { keepalive: true })
        if (this.typed !== null && cleanNotes(this.typed) === value) this.#unsaved.clear()
      },
      known: () => booking.booking?.notes ?? '',
      isSame: (one, other) => one === other,
      ...fromBooking(context),
    })
    makeAutoObservable(this, {}, { autoBind: true })
    // The stored value must be known first: notes equal to it are not sent.
    if (this.typed !== null) void when(() => booking.booking !== null).then(this.save)
  }

  /** Typed text, or the stored value while nothing has been typed. */
  get text(): string {
    return this.typed ?? this.kept
  }

  /** True while the typed text differs from the last saved or pending value. */
  get isEdited(): boolean {
    return this.typed !== null && cleanNotes(this.typed) !== this.kept
  }

  type(text: string): void {
    this.typed = text
    this.wasCleaned = false
    this.#unsaved.write(text)
  }

  /** Replaces the typed text by its cleaned form and saves it. */
  save(): Promise<boolean> {
    if (this.typed === null) return this.saves.flush()
    this.wasCleaned ||= hasForbidden(this.typed)
    this.typed = cleanNotes(this.typed)
    return this.saves.save(this.typed)
  }

  /** Saves the cleaned text without changing the field, because the visitor may return to it with the caret inside. */
  saveBeforeLeaving(): void {
    if (this.typed !== null) this.saves.saveBeforeLeaving(cleanNotes(this.typed))
  }

  private get kept(): string {
    return this.saves.value ?? ''
  }
}
