/** The focus of the page is nowhere: what had it is gone. */
export function hasNoFocus({ ownerDocument }: Node): boolean {
  const active = ownerDocument?.activeElement;
  return !active || active === ownerDocument.body || active === ownerDocument.documentElement;
}
