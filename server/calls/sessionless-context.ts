import type { Context } from './types'

/** The context of a call without a session, whose handler does not get to see one by its type. */
export class SessionlessContext implements Context {
  readonly token = ''
  constructor(
    readonly request: Request,
    readonly address: string,
    readonly setHeader: Context['setHeader'],
  ) {}
  get session(): never {
    throw new Error('this call has no session')
  }
}
