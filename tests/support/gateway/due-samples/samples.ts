import { ORDER_SAMPLES } from './orders';
import { OTHER_SAMPLES } from './others';
import type { DueSample } from './rows';

/** Sample of each kind of work with one transaction per row, by the name of its due task. */
export const DUE_SAMPLES: Readonly<Record<string, DueSample>> = { ...ORDER_SAMPLES, ...OTHER_SAMPLES };
