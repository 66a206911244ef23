/**
 * Takes the names from the statements of a connection of `pg`. A pooler in transaction mode gives each transaction another
 * connection, on which a statement that was prepared under a name may be missing.
 */
export function unnamedStatements(connection: object): void {
  const query: unknown = Reflect.get(connection, 'query')
  if (typeof query !== 'function') return
  Reflect.set(connection, 'query', (statement: unknown, ...more: readonly unknown[]): unknown => {
    const unnamed = typeof statement === 'object' && statement !== null ? { ...statement, name: undefined } : statement
    return Reflect.apply(query, connection, [unnamed, ...more])
  })
}
