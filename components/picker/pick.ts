import { controlOf } from '../../src/element/form/form-control';
import type { Picked } from '../../src/element/form/form-members';

export interface PickingHost {
  readonly element: HTMLElement;
  readonly emit: (type: 'tp-picked', detail: { picked: Picked[] }) => boolean;
  readonly track: (name: 'picked') => void;
}

/** Sets the user's choice as the value of the element and notifies the page. */
export function pick({ element, emit, track }: PickingHost, picked: readonly Picked[]): void {
  if (!controlOf(element).choose(picked)) return;
  emit('tp-picked', { picked: [...picked] });
  track('picked');
}
