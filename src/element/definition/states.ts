/**
 * Sets a custom state of a host, for `:state(…)`: nothing that a framework rewriting attributes or classes could lose. Browsers
 * without them get the attribute `data-tp-…`, which sheets for older browsers ask for.
 */
export function setState(element: Element, internals: ElementInternals, name: string, isSet: boolean): void {
  if (!('states' in internals) || !CSS.supports('selector(:state(a))'))
    element.toggleAttribute(`data-tp-${name}`, isSet);
  else if (isSet) internals.states.add(name);
  else internals.states.delete(name);
}
