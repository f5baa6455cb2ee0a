import type { Figure } from '../measure';
import { approvalList } from './list';
import { approvalPath } from './path';

/** Times of approvals, each against a minimal implementation. */
export async function approvals(): Promise<Figure[]> {
  return [...(await approvalPath()), ...(await approvalList())];
}
