import type { Figure } from '../measure';
import { approvalList } from './list';
import { approvalPath } from './path';

/** What approvals take, each against the least that it could. */
export async function approvals(): Promise<Figure[]> {
  return [...(await approvalPath()), ...(await approvalList())];
}
