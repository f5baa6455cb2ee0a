/**
 * The address of this page for somebody else's phone: with the path that its hash names, and nothing that follows a question mark,
 * which may be one person's.
 */
export function pageAddress({
  origin,
  pathname,
  hash,
}: Pick<Location, 'origin' | 'pathname' | 'hash'>): string {
  const [path = ''] = hash.split('?', 1);
  return origin + pathname + (path.startsWith('#/') ? path : '');
}
