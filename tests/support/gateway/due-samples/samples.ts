import { ORDER_SAMPLES } from './orders';
import { OTHER_SAMPLES } from './others';
import type { DueSample } from './rows';

/** A sample of each kind of work that does a row a transaction, by the name of its due task. */
export const DUE_SAMPLES: Readonly<Record<string, DueSample>> = { ...ORDER_SAMPLES, ...OTHER_SAMPLES };
