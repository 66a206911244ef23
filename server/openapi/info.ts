/** What the document says of the whole. */
export const info = {
  title: 'Huoltovaraus booking API',
  version: '1.0.0',
  summary: 'The calls of a public online booking of vehicle workshop appointments.',
  description: [
    'The booking application works with any server that keeps these calls; the project’s reference server keeps all of them.',
    '',
    '- **Sessions.** `POST /init-session` opens one; its process token goes with every other call, in a header. Cookies go along, and every call but GET repeats the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN`. A session that is over answers 412.',
    '- **Answers** are read leniently: unknown fields are ignored, and a field that is not required may be absent or null. Where the schema has a default, that is what it is read as then.',
    '- **Money** is a number of euros with at most two decimals. **Dates** are `YYYY-MM-DD` and **times** wall-clock `YYYY-MM-DDTHH:mm:ss`, both of Europe/Helsinki.',
    '- **Errors** are `{code, message}` with a status. Texts for visitors are the application’s own.',
    '- **Nothing is cached.** Prices, durations and addresses are the server’s own, whatever a browser sends of them.',
  ].join('\n'),
  license: { name: 'MIT', identifier: 'MIT' },
}
