import { setState } from './states';
import type { Appearance } from '../runtime/runtime';

const STATES = ['light', 'dark', 'compact', 'comfortable'];

/** Sets theme and density as states of the host. An element's own attribute overrides its surroundings. */
export function showAppearance(
  element: Element,
  internals: ElementInternals,
  values: Readonly<Record<string, unknown>>,
  surroundings: Appearance | undefined,
): void {
  const theme = values['theme'] === 'inherit' ? surroundings?.theme : values['theme'];
  const density = values['density'] === 'inherit' ? surroundings?.density : values['density'];
  for (const state of STATES) setState(element, internals, state, state === theme || state === density);
}
