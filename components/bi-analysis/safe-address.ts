/** Pages of one's own machine need no certificate. */
const OWN_MACHINE = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Would a code that is handed over there stay between the two? Over https and on one's own machine. What is no address
 * at all is the frame's to refuse, and a portal over plain http has told its own token to the same wire already.
 */
export function isSafeAddress(address: string, portal: Pick<Location, 'protocol'>): boolean {
  if (portal.protocol !== 'https:' || !URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || OWN_MACHINE.test(hostname);
}
