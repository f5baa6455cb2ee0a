import { useQuery } from '@tanstack/react-query';
import type { StaffTraveller } from '../../../src/contract/staff';
import { queryClientOf } from '../../../src/element/data/server-state';
import { withSession } from '../../../src/element/host/sign-in';
import { Checkbox } from '../../../src/ui/field/Checkbox';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import type { Booking } from '../model/booking';
import { findStaff } from '../model/calls';

export interface Picking {
  isPicked(key: string): boolean;
  /** Already on the order. */
  isAdded(key: string): boolean;
  isFull: boolean;
}

interface Props extends Picking {
  booking: Booking;
  keyword: string;
  onToggle(staff: StaffTraveller): void;
}

export function FoundColleagues({ booking, keyword, isPicked, isAdded, isFull, onToggle }: Props) {
  const { host } = booking;
  const found = useQuery(
    {
      queryKey: ['staff', keyword],
      queryFn: () => withSession(host, () => findStaff(host.runtime, keyword)),
      placeholderData: (before) => before,
    },
    queryClientOf(host.runtime),
  );
  if (found.isPending) return <SkeletonRows rows={6} label="正在查找同事" />;
  if (found.isError) return <ErrorState message="查找失败，请重试" onRetry={() => void found.refetch()} />;
  if (found.data.length === 0) return <EmptyState title="没有找到符合条件的同事，请换个关键字" />;
  return (
    <ul className="fb-staff" aria-label="查找结果" aria-busy={found.isPlaceholderData}>
      {found.data.map((staff) => (
        <li key={staff.staffNO}>
          <Checkbox
            checked={isPicked(staff.staffNO) || isAdded(staff.staffNO)}
            disabled={isAdded(staff.staffNO) || (isFull && !isPicked(staff.staffNO))}
            onChange={() => onToggle(staff)}
          >
            {staff.staffName}
          </Checkbox>
          <span className="fb-staff-detail">
            {isAdded(staff.staffNO) ? '已添加' : `${staff.deptName} ${staff.positionName}`}
          </span>
          <span className="fb-staff-detail">{staff.staffNO}</span>
        </li>
      ))}
    </ul>
  );
}
