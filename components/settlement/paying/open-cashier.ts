import { resolveReturnUrl } from '../../../src/domain/portal/return-url';
import type { Host } from '../../../src/element/host/host';

/**
 * Opens a tab for the cashier's page, synchronously with the press so that the browser does not block it. Returns null
 * when it is blocked all the same.
 */
export const openTab = (): Window | null => window.open('', '_blank');

/** Navigates the tab to the cashier's page. Returns false when the address may not be followed. */
export function openCashierPage(host: Host, tab: Window | null, payUrl: string): boolean {
  const address = resolveReturnUrl(payUrl, {
    origin: location.origin,
    allowedOrigins: host.runtime.trustedOrigins,
  });
  if (address === undefined) {
    tab?.close();
    return false;
  }
  if (tab) {
    // in this order: a sandboxed frame may navigate only tabs whose opener it is
    tab.location.replace(address);
    tab.opener = null;
  }
  return true;
}
