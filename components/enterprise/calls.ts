import { changeEnt } from '../../src/contract/enterprise';
import type { Runtime } from '../../src/element/runtime/runtime';

/**
 * Puts the session into another enterprise and reads anew who the user is there (specification 4). The token stays.
 * Throws what the call throws; the session is unchanged then.
 */
export async function switchEnterprise(runtime: Runtime, enterpriseNum: string): Promise<void> {
  await runtime.session.switchEnterprise(() => runtime.send(changeEnt, { companyNO: enterpriseNum }));
}
