import { resolveReturnUrl } from '../../../src/domain/portal/return-url';
import type { Host } from '../../../src/element/host/host';

/**
 * A tab for the cashier's page, opened while the press still counts as one, or the browser would block it; null where it is
 * blocked all the same.
 */
export const openTab = (): Window | null => window.open('', '_blank');

/** Leads the tab to the cashier's page; false if its address is not one that may be followed. */
export function leadToCashier(host: Host, tab: Window | null, payUrl: string): boolean {
  const address = resolveReturnUrl(payUrl, {
    origin: location.origin,
    allowedOrigins: host.runtime.trustedOrigins,
  });
  if (address === undefined) {
    tab?.close();
    return false;
  }
  if (tab) {
    // in this order: a sandboxed frame may send away only the tabs it is the opener of
    tab.location.replace(address);
    tab.opener = null;
  }
  return true;
}
