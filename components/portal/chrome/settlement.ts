import {
  getSettleMenuHandle,
  SETTLE_MENU,
} from '../../../src/contract/enterprise-setting/enterprise-setting';
import { resolveReturnUrl, type AddressRules } from '../../../src/domain/portal/return-url';
import { hasPage, parseHash, type RuntimePages } from '../routing/route';
import type { Runtime } from '../../../src/element/runtime/runtime';

/** Address of the enterprise's settlement platform; undefined when there is none or it is not allowed. */
export async function readSettlement(
  runtime: Runtime,
  addresses: AddressRules,
  brought: RuntimePages,
): Promise<string | undefined> {
  const { code, url } = await runtime.send(getSettleMenuHandle, {});
  const address = code === SETTLE_MENU.configured ? resolveReturnUrl(url, addresses) : undefined;
  if (address === undefined) return undefined;
  const { origin, hash } = new URL(address);
  // a page of the portal itself may not exist yet
  const isOwn = origin === addresses.origin && hash.startsWith('#/');
  return isOwn && !hasPage(parseHash(hash).path, brought) ? undefined : address;
}
