import type { Appearance } from '../runtime/runtime';

const STATES = ['light', 'dark', 'compact', 'comfortable'];

/**
 * Theme and density as custom states of the host, for `:host(:state(dark))`: nothing that a framework
 * rewriting attributes or classes could lose. An element's own attribute wins over its surroundings.
 */
export function showAppearance(
  internals: ElementInternals,
  values: Readonly<Record<string, unknown>>,
  surroundings: Appearance | undefined,
): void {
  const theme = values['theme'] === 'inherit' ? surroundings?.theme : values['theme'];
  const density = values['density'] === 'inherit' ? surroundings?.density : values['density'];
  for (const state of STATES) {
    if (state === theme || state === density) internals.states.add(state);
    else internals.states.delete(state);
  }
}
