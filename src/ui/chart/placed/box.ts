import type { Size } from '../drawing';

/** px, from the upper left. */
export interface Box extends Size {
  x: number;
  y: number;
}
