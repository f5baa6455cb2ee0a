import { getSettleMenuHandle, SETTLE_MENU } from '../../../src/contract/enterprise-setting';
import { resolveReturnUrl, type AddressRules } from '../../../src/domain/portal/return-url';
import type { Runtime } from '../../../src/element/runtime/runtime';

/** Address of the enterprise's settlement platform; undefined when it has none that may be gone to. */
export async function readSettlement(runtime: Runtime, addresses: AddressRules): Promise<string | undefined> {
  const { code, url } = await runtime.send(getSettleMenuHandle, {});
  return code === SETTLE_MENU.configured ? resolveReturnUrl(url, addresses) : undefined;
}
