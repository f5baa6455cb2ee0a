import { useHost } from '../../src/element/host/host-context';
import { Toolbar } from '../../src/ui/layout/Toolbar';

/** Page of the portal. */
export interface PortalLink {
  path: string;
  text: string;
}

/** Links to other pages of the portal. Renders nothing outside the portal, where these pages have no address. */
export function PortalLinks({ links }: { links: readonly PortalLink[] }) {
  const { runtime } = useHost();
  if (runtime.addressOf === undefined || links.length === 0) return null;
  return (
    <Toolbar>
      {links.map(({ path, text }) => (
        <a key={path} className="tp-list-link" href={`#${path}`}>
          {text}
        </a>
      ))}
    </Toolbar>
  );
}
