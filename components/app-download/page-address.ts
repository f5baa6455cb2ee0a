/** Address of this page for another phone. It has the path in the hash but no query strings, which may be personal. */
export function pageAddress({
  origin,
  pathname,
  hash,
}: Pick<Location, 'origin' | 'pathname' | 'hash'>): string {
  const [path = ''] = hash.split('?', 1);
  return origin + pathname + (path.startsWith('#/') ? path : '');
}
