type Query = (...given: readonly unknown[]) => unknown

/** Replaces the `query` of a connection of `pg`, through which all its queries go, whatever their form. */
export function wrapQuery(connection: object, wrap: (query: Query) => Query): void {
  const query: unknown = Reflect.get(connection, 'query')
  if (typeof query === 'function')
    Reflect.set(
      connection,
      'query',
      wrap((...given) => Reflect.apply(query, connection, given)),
    )
}
