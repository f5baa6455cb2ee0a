import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../../src/contract/staff';
import { useCall } from '../../../../src/element/data/use-call';
import { Checkbox } from '../../../../src/ui/field/choice/Checkbox';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { flightPassengerTexts } from '../texts';

export interface PickState {
  isPicked(key: string): boolean;
  /** True for travellers of the order. */
  isAdded(key: string): boolean;
  isFull: boolean;
}

interface Props extends PickState {
  keyword: string;
  onToggle(staff: StaffTraveller): void;
}

export function ColleagueMatches({ keyword, isPicked, isAdded, isFull, onToggle }: Props) {
  const t = useTexts(flightPassengerTexts);
  const found = useCall(queryStaffInfoVagueForCloud, { keyword }, { keepPrevious: true });
  if (found.isPending) return <SkeletonRows rows={6} label={t.finding} />;
  if (found.isError) return <ErrorState message={t.findFailed} onRetry={() => void found.refetch()} />;
  const { staffList } = found.data;
  if (staffList.length === 0) return <EmptyState title={t.noneFound} />;
  return (
    <ul className="fb-staff" aria-label={t.found} aria-busy={found.isPlaceholderData}>
      {staffList.map((staff) => (
        <li key={staff.staffNO}>
          <Checkbox
            checked={isPicked(staff.staffNO) || isAdded(staff.staffNO)}
            disabled={isAdded(staff.staffNO) || (isFull && !isPicked(staff.staffNO))}
            onChange={() => onToggle(staff)}
          >
            <OneLine>{staff.staffName}</OneLine>
          </Checkbox>
          <span className="fb-staff-detail">
            <OneLine>{isAdded(staff.staffNO) ? t.added : `${staff.deptName} ${staff.positionName}`}</OneLine>
          </span>
          <span className="fb-staff-detail">{staff.staffNO}</span>
        </li>
      ))}
    </ul>
  );
}
