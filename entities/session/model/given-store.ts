import { makeAutoObservable } from 'mobx'
import { defineStore } from '#shared/store/define-store'

/** Vehicle and workplace that the site around a frame names, for a booking that begins there. Empty without any. */
export const givenStore = defineStore('given', () => makeAutoObservable({ plate: '', workplace: '' }))
