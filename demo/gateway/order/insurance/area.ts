import type { Area } from '../../server/area';

/** It answers no call; policies go along with changed tickets, so it stands above changes as an area of its own. */
export const area: Area = { name: 'order/insurance' };
