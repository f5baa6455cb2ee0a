import type { StandardViolation } from '../../contract/travel-standard/shapes';

export type { StandardViolation };

/** Key of a violation: its segment and rule. */
export const violationKey = ({ segmentNo, rule }: Pick<StandardViolation, 'segmentNo' | 'rule'>): string =>
  `${segmentNo}-${rule}`;
