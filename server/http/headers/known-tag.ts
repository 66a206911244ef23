/** Tests whether the browser has the version with this ETag, which a proxy may have weakened. */
export const isKnownTo = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
