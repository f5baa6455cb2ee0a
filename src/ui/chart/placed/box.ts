import type { Size } from '../drawing';

/** In px, from the upper left. */
export interface Box extends Size {
  x: number;
  y: number;
}
