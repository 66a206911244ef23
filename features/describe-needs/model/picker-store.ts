import { makeAutoObservable, observableRef } from 'mobx'
import { defineStore } from '#shared/store/define-store'
import { adviceOf, missingOf, symptomText, type Answers, type Complaint } from './complaints/complaint'

/** Stands for the list of lights in `lastChosen`. */
export const LIGHTS = 'lights'

/**
 * The way through the picker: the list, for a warning light the lights, then the questions. It outlives the dialog, so
 * that a visitor who closes it by mistake continues where they were.
 */
export class PickerStore {
  isAmongLights = false
  complaint: Complaint | null = null
  /** Title of the complaint that was chosen last, or LIGHTS, so that the way back leads to it. */
  lastChosen: string | null = null
  answers: Answers = {}
  /** True after the visitor tried to add a text that would say nothing. */
  isMissing = false

  constructor() {
    makeAutoObservable(this, { complaint: observableRef, answers: observableRef }, { autoBind: true })
  }

  /** Text made of the answers so far, or null while it would say nothing. */
  get text(): string | null {
    const { complaint, answers } = this
    return complaint && !missingOf(complaint, answers) ? symptomText(complaint, answers) : null
  }

  get advice() {
    return this.complaint && adviceOf(this.complaint, this.answers)
  }

  showLights(): void {
    this.isAmongLights = true
  }

  choose(complaint: Complaint): void {
    this.complaint = complaint
    this.lastChosen = complaint.title
    this.answers = {}
    this.isMissing = false
  }

  answer(question: string, choice: string): void {
    this.answers = { ...this.answers, [question]: choice }
    this.isMissing = false
  }

  back(): void {
    if (!this.complaint) {
      this.isAmongLights = false
      this.lastChosen = LIGHTS
    }
    this.complaint = null
  }

  /** Returns the text and starts afresh. Without a text it reports the missing answer and returns null. */
  take(): string | null {
    const { text } = this
    this.isMissing = text === null
    if (text !== null) this.dispose()
    return text
  }

  dispose(): void {
    this.isAmongLights = false
    this.complaint = null
    this.lastChosen = null
    this.answers = {}
    this.isMissing = false
  }
}

export const pickerStore = defineStore('symptom-picker', () => new PickerStore())
