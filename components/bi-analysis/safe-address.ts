/** Hosts of the local machine, which need no certificate. */
const OWN_MACHINE = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * True when a code sent to `address` cannot be read on the way: over https or on the local machine. Also true for an
 * invalid URL, which the frame refuses itself, and for a portal over plain http, whose own token travels unencrypted
 * already.
 */
export function isSafeAddress(address: string, portal: Pick<Location, 'protocol'>): boolean {
  if (portal.protocol !== 'https:' || !URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || OWN_MACHINE.test(hostname);
}
