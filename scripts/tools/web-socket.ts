/** Returns the environment of a program that needs WebSocket, which Node 20 has behind a flag. */
export const withWebSocket = (): Readonly<Record<string, string>> =>
  'WebSocket' in globalThis
    ? {}
    : { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket`.trim() }
