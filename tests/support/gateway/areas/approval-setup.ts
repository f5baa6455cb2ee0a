import { decideApproval } from '../../../../src/contract/approval/approval';
import type { Created } from './booking';
import { checkConsistency } from '../consistency';
import { startTestGateway, type TestGateway } from '../harness';
import { staffNumbers } from '../staff-numbers';
import { bookWaiting, PRICE_ONLY, setStandards } from './standard-steps';

/** Gateway where every order of the first enterprise is over standard and needs its approver. */
export interface ApprovalSetup {
  gateway: TestGateway;
  /** Token of staff, approver, admin or multi. */
  tokenOf(account: string): { as: string };
  /** Staff number of an account in that enterprise. */
  noOf(account: string): string;
  /** Signs all four in again after their sessions have expired. */
  login(): Promise<void>;
  /** Creates an order of staff that awaits the approver. */
  wait(): Promise<Created>;
  decide(applyId: string, decision: 'agree' | 'refuse', opinion?: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function setUpApprovals(): Promise<ApprovalSetup> {
  const gateway = await startTestGateway();
  const tokens: Record<string, string> = {};
  const tokenOf = (account: string) => ({ as: tokens[account] ?? '' });
  const login = async () => {
    for (const account of ['staff', 'approver', 'admin', 'multi'])
      tokens[account] = await gateway.login(account);
  };
  await login();
  const noOf = await staffNumbers(gateway);
  await setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 });
  return {
    gateway,
    tokenOf,
    noOf,
    login,
    wait: () => bookWaiting(gateway, tokenOf('staff').as),
    decide: (applyId, decision, opinion = '') =>
      gateway.ok(decideApproval, { applyId, decision, opinion }, tokenOf('approver')),
    async close() {
      await checkConsistency(gateway.db);
      await gateway.close();
    },
  };
}
