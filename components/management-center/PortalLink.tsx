import type { ReactNode } from 'react';
import { useHost } from '../../src/element/host/host-context';

/** Leads to another page of the portal; elsewhere there is none, and so no link. */
export function PortalLink({ path, children }: { path: string; children: ReactNode }) {
  const { runtime } = useHost();
  if (runtime.addressOf === undefined) return <span>{children}</span>;
  return (
    <a className="tp-list-link" href={`#${path}`}>
      {children}
    </a>
  );
}
