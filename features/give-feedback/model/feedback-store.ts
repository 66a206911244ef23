import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Client, apiPort } from '#shared/api/client'
import { sendFeedback } from '#shared/api/contract/booking/saved'
import { privately } from '#shared/api/privately'
import { emit } from '#shared/events'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { EMPTY, requestOf, type Feedback } from './feedback'

/** API calls of this store. */
const calls = { sendFeedback }

/** The feedback form. The draft survives leaving the page while the application is open, and nothing else does. */
class FeedbackStore {
  readonly submission: Action<[Feedback]>
  draft: Feedback = EMPTY
  /** True after sending, until the page is left or another feedback is started. */
  isSent = false
  /** The feedback that was sent has an address to reply to. */
  hasAddress = false
  /** True while the form is on screen. */
  #isOpen = false

  constructor(private readonly api: Client<typeof calls>) {
    this.submission = new Action((feedback) => this.send(feedback))
    makeAutoObservable<this, 'api'>(this, { api: false, draft: observableRef }, { autoBind: true })
  }

  open(): void {
    this.#isOpen = true
  }

  keep(feedback: Feedback): void {
    this.draft = feedback
  }

  async submit(feedback: Feedback): Promise<void> {
    await this.submission.run(feedback)
    // Of a page that has been left, no failure is shown either.
    if (!this.#isOpen) this.submission.clear()
  }

  /** Starts another feedback after one was sent. */
  begin(): void {
    this.isSent = false
  }

  dispose(): void {
    this.#isOpen = false
    this.isSent = false
    this.submission.clear()
  }

  private async send(feedback: Feedback): Promise<void> {
    await this.api.sendFeedback(requestOf(feedback))
    emit('feedback-sent', null)
    runInAction(() => {
      this.draft = EMPTY
      this.hasAddress = feedback.email.trim() !== ''
      this.isSent = this.#isOpen
    })
  }
}

export const feedbackStore = defineStore('feedback', (get) => new FeedbackStore(privately(get(apiPort))(calls)))
