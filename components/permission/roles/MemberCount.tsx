import { useHost } from '../../../src/element/host/host-context';

interface Props {
  role: string;
  count: number;
  label: string;
}

/** Number of members, which leads to the detail of the role with its members. Plain text outside the portal. */
export function MemberCount({ role, count, label }: Props) {
  const { runtime } = useHost();
  if (count === 0 || runtime.addressOf === undefined) return count;
  return (
    <a
      className="tp-list-link"
      href={`#/permission/roleManageNew?row=${encodeURIComponent(role)}`}
      aria-label={`${count} ${label}`}
    >
      {count}
    </a>
  );
}
