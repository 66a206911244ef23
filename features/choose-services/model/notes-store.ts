import { makeAutoObservable } from 'mobx'
import { LatestSave } from '#shared/store/latest-save'
import { cleanNotes, hasForbidden } from '#shared/text/notes'
import { readAgain, type NeedsContext } from './needs-context'

/** What the server takes. */
export const LONGEST_NOTES = 5000

/** The order notes: saved when the field is left, with Continue, and when the page or the step is left (SV-06). */
export class NotesStore {
  readonly saves: LatestSave<string>
  /** Something was taken out of the text, which the visitor is told. */
  wasCleaned = false
  private typed: string | null = null

  constructor(private readonly context: NeedsContext) {
    const { api, mayStill } = context
    this.saves = new LatestSave<string>({
      send: async (value) => {
        await api.saveNotes({ body: { value } }, { keepalive: true })
        await readAgain(context)
      },
      known: () => this.known,
      isSame: (one, other) => one === other,
      mayStill,
    })
    makeAutoObservable<this, 'context'>(this, { context: false, saves: false }, { autoBind: true })
  }

  /** As typed; what the booking has until something is. */
  get text(): string {
    return this.typed ?? this.known
  }

  /** There is text that no save has been asked for. */
  get isEdited(): boolean {
    return this.typed !== null && cleanNotes(this.typed) !== (this.saves.wanted?.value ?? this.known)
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

  private get known(): string {
    return this.context.booking.booking?.notes ?? ''
  }
}
