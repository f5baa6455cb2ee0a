import { DEMO_OPERATORS } from '../../../demo/gateway/agency/demo-operators';
import { openOperatorSession } from '../../../demo/gateway/agency/session/session';
import type { AgencyRole } from '../../../src/contract/agency/rights';
import type { Harness } from './harness';

/** Opens a session of the demo's operator of a role without its steps. Resolves with its token. */
export async function operatorOf({ change }: Harness, role: AgencyRole): Promise<string> {
  const operatorNo = DEMO_OPERATORS.find((one) => one.role === role)?.operatorNo ?? '';
  let operatorSign = '';
  await change(async (db) => {
    const where = { address: '127.0.0.1', agent: 'test', now: new Date() };
    ({ operatorSign } = await openOperatorSession(db, operatorNo, where));
  });
  return operatorSign;
}
