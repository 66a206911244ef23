import { makeAutoObservable } from 'mobx'
import { LatestSave } from '#shared/store/latest-save'
import { cleanNotes, hasForbidden } from '#shared/text/notes'
import { fromBooking, type NeedsContext } from './needs-context'

/** What the server takes. */
export const LONGEST_NOTES = 5000

/** The order notes: saved when the field is left, with Continue, and when the page or the step is left (SV-06). */
export class NotesStore {
  readonly saves: LatestSave<string>
  /** Something was taken out of the text, which the visitor is told. */
  wasCleaned = false
  private typed: string | null = null

  constructor(context: NeedsContext) {
    const { api, booking } = context
    this.saves = new LatestSave<string>({
      send: async (value) => {
        await api.saveNotes({ body: { value } }, { keepalive: true })
      },
      known: () => booking.booking?.notes ?? '',
      isSame: (one, other) => one === other,
      ...fromBooking(context),
    })
    makeAutoObservable(this, { saves: false }, { autoBind: true })
  }

  /** As typed; what is kept until something is. */
  get text(): string {
    return this.typed ?? this.kept
  }

  /** There is text that no save has been asked for. */
  get isEdited(): boolean {
    return this.typed !== null && cleanNotes(this.typed) !== this.kept
  }

  type(text: string): void {
    this.typed = text
    this.wasCleaned = false
  }

  /** The field is left: it now shows what is kept of the text, and that is saved. */
  save(): Promise<boolean> {
    if (this.typed === null) return this.saves.flush()
    this.wasCleaned ||= hasForbidden(this.typed)
    this.typed = cleanNotes(this.typed)
    return this.saves.save(this.typed)
  }

  /** The page may be gone in a moment, or be back in another: the field stays as it is, with the caret in it. */
  saveBeforeLeaving(): void {
    if (this.typed !== null) this.saves.saveBeforeLeaving(cleanNotes(this.typed))
  }

  private get kept(): string {
    return this.saves.value ?? ''
  }
}
