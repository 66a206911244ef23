import type { Context } from '../sections/context'

/** Context of a call without a session. Reading `session` throws; the types of such a handler do not offer it. */
export class SessionlessContext implements Context {
  readonly token = ''
  constructor(
    readonly request: Request,
    readonly address: string,
    readonly setHeader: Context['setHeader'],
    readonly tell: Context['tell'],
  ) {}
  get session(): never {
    throw new Error('this call has no session')
  }
}
