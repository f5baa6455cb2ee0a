import type { ReactNode } from 'react';
import { useHost } from '../../src/element/host/host-context';

/** Link to another page of the portal. Outside the portal, where that page has no address, it renders plain text. */
export function PortalLink({ path, children }: { path: string; children: ReactNode }) {
  const { runtime } = useHost();
  if (runtime.addressOf === undefined) return <span>{children}</span>;
  return (
    <a className="tp-list-link" href={`#${path}`}>
      {children}
    </a>
  );
}
