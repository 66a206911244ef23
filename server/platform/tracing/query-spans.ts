import { SpanKind } from '@opentelemetry/api'
import { wrapQuery } from '../database/wrap-query'
import { endFailed, tracer } from './spans'

/**
 * Makes each query of a connection of `pg` a span. It is named by the query's verb and table. The values are
 * parameters of the query and are not told.
 */
export const traceQueries = (connection: object): void =>
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

/** A query is a text, or an object with one. */
function textOf(query: unknown): string {
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query
  return typeof text === 'string' ? text : ''
}

/** Returns the verb of a query and its first table, such as `SELECT reservation`. */
export function summaryOf(query: string): string {
  const verb = /^\s*(\w+)/.exec(query)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:\w+"?\."?)?(\w+)/i.exec(query)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}
