import type { Figure } from '../measure';
import { approvalPath } from './path';

/** What approvals take, each against the least that it could. */
export async function approvals(): Promise<Figure[]> {
  return [...(await approvalPath())];
}
