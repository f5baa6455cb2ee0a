import type { Size } from '../chart-canvas';

/** In px, from the upper left. */
export interface Box extends Size {
  x: number;
  y: number;
}
