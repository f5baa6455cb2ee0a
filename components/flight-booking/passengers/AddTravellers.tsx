import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StaffTraveller } from '../../../src/contract/staff';
import { withSession } from '../../../src/element/sign-in';
import { queryClientOf } from '../../../src/element/server-state';
import { Button } from '../../../src/ui/Button';
import { Checkbox } from '../../../src/ui/Checkbox';
import { Dialog } from '../../../src/ui/Dialog';
import { EmptyState } from '../../../src/ui/EmptyState';
import { ErrorState } from '../../../src/ui/ErrorState';
import { Field } from '../../../src/ui/Field';
import { SkeletonRows } from '../../../src/ui/SkeletonRows';
import { TextInput } from '../../../src/ui/TextInput';
import type { Booking } from '../booking';
import { findStaff } from '../calls';
import { travellerOf, type TravellerDraft } from './draft';

interface Props {
  booking: Booking;
  chosen: readonly TravellerDraft[];
  /** How many more there may be. */
  room: number;
  onAdd(added: TravellerDraft[]): void;
  onAddExternal(): void;
  onClose(): void;
}

/** Finds colleagues to travel, several at once, or adds somebody from outside. */
export function AddTravellers({ booking, chosen, room, onAdd, onAddExternal, onClose }: Props) {
  const [keyword, setKeyword] = useState('');
  const [picked, setPicked] = useState<readonly StaffTraveller[]>([]);
  const taken = new Set(chosen.map((traveller) => traveller.staffNO));
  const toggle = (staff: StaffTraveller) =>
    setPicked((before) =>
      before.some((other) => other.staffNO === staff.staffNO)
        ? before.filter((other) => other.staffNO !== staff.staffNO)
        : [...before, staff],
    );
  const add = () => {
    onAdd(picked.map(travellerOf));
    onClose();
  };
  return (
    <Dialog
      title="添加乘机人"
      onClose={onClose}
      footer={
        <>
          <Button
            variant="text"
            onClick={() => {
              onAddExternal();
              onClose();
            }}
          >
            新增外部人员
          </Button>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={picked.length === 0} onClick={add}>
            {picked.length > 0 ? `确定（${picked.length}人）` : '确定'}
          </Button>
        </>
      }
    >
      <Field label="查找同事" helper={`支持姓名、拼音、工号、手机号；还可添加 ${room - picked.length} 人`}>
        <TextInput value={keyword} onChange={setKeyword} prefix={<Search />} placeholder="输入关键字" />
      </Field>
      <Found
        booking={booking}
        keyword={keyword.trim()}
        isPicked={(staff) => picked.some((other) => other.staffNO === staff.staffNO)}
        isBarred={(staff) => taken.has(staff.staffNO)}
        isFull={picked.length >= room}
        onToggle={toggle}
      />
    </Dialog>
  );
}

interface FoundProps {
  booking: Booking;
  keyword: string;
  isPicked(staff: StaffTraveller): boolean;
  isBarred(staff: StaffTraveller): boolean;
  isFull: boolean;
  onToggle(staff: StaffTraveller): void;
}

function Found({ booking, keyword, isPicked, isBarred, isFull, onToggle }: FoundProps) {
  const { host } = booking;
  const wanted = useDeferredValue(keyword);
  const found = useQuery(
    {
      queryKey: ['staff', wanted],
      queryFn: () => withSession(host, () => findStaff(host.runtime, wanted)),
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
            checked={isPicked(staff) || isBarred(staff)}
            disabled={isBarred(staff) || (isFull && !isPicked(staff))}
            onChange={() => onToggle(staff)}
          >
            {staff.staffName}
          </Checkbox>
          <span className="fb-staff-detail">
            {isBarred(staff) ? '已添加' : `${staff.deptName} ${staff.positionName}`}
          </span>
          <span className="fb-staff-detail">{staff.staffNO}</span>
        </li>
      ))}
    </ul>
  );
}
