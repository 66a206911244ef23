import { SpanKind } from '@opentelemetry/api'
import { wrapQuery } from '../database/wrap-query'
import { endFailed, tracer } from './spans'

/**
 * Makes each statement of a connection of `pg` a span. It is named by the statement's verb and table. The values are
 * parameters of the statement and are not told.
 */
export const traceStatements = (connection: object): void =>
  wrapQuery(connection, (query) => (...given) => {
    const summary = summaryOf(textOf(given[0]))
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
    const span = tracer().startSpan(summary, { kind: SpanKind.CLIENT, attributes })
    const end = (error?: unknown): void => (error ? endFailed(span, error) : span.end())
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...more: readonly unknown[]): unknown => {
        end(error)
        return Reflect.apply(callback, undefined, [error, ...more])
      }
      return query(...given.slice(0, -1), ended)
    }
    const answer = query(...given)
    if (answer instanceof Promise)
      answer.then(
        () => end(),
        (error: unknown) => end(error),
      )
    else span.end()
    return answer
  })

/** A statement is a text, or an object with one. */
function textOf(statement: unknown): string {
  const text: unknown = typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : statement
  return typeof text === 'string' ? text : ''
}

/** Returns the verb of a statement and its first table, such as `SELECT reservation`. */
export function summaryOf(statement: string): string {
  const verb = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:\w+"?\."?)?(\w+)/i.exec(statement)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}
