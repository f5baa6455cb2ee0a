import { useHost } from '../host/host-context';
import { listAddress } from '../navigation/list-address';
import { useHasRight } from '../resource/use-can-write';

export interface CountLinkTarget {
  /** Page of the portal with the counted rows, and its filters as a query string. */
  path: string;
  filters: string;
  /** Right to read that page. */
  right: string;
}

interface Props extends CountLinkTarget {
  count: number;
  label: string;
}

/**
 * A number that leads to the counted rows. Renders plain text where there are none, outside the portal, and for users
 * without the right to see them.
 */
export function CountLink({ count, right, ...to }: Props) {
  const { runtime } = useHost();
  return count === 0 || runtime.addressOf === undefined ? (
    count
  ) : (
    <Link {...to} count={count} right={right} />
  );
}

function Link({ count, label, path, filters, right }: Props) {
  if (!useHasRight(right)) return count;
  return (
    <a className="tp-list-link" href={`#${listAddress(path, filters)}`} aria-label={`${count} ${label}`}>
      {count}
    </a>
  );
}
