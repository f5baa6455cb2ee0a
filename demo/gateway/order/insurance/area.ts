import type { Area } from '../../server/area';

/** An area without calls. Policies follow changed tickets, so insurance is layered above changes. */
export const area: Area = { name: 'order/insurance' };
