/**
 * Sets a custom state of a host, for `:state(…)`; frameworks that rewrite attributes or classes cannot drop it.
 * Browsers without custom states get the attribute `data-tp-…`, which the style sheets for older browsers use.
 */
export function setState(element: Element, internals: ElementInternals, name: string, isSet: boolean): void {
  if (!('states' in internals) || !CSS.supports('selector(:state(a))'))
    element.toggleAttribute(`data-tp-${name}`, isSet);
  else if (isSet) internals.states.add(name);
  else internals.states.delete(name);
}
