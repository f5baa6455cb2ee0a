import { instantText } from '../../../src/domain/shanghai-time';
import type { Application } from '../../../src/contract/approval/approval';
import { APPLY_STATE } from '../../../src/contract/approval/apply-state';
import { amountTexts, type AmountTexts } from '../../../src/domain/texts/amounts/texts';
import type { StandardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { formatPrice } from '../../../src/domain/money/money';
import { overAmount } from '../../../src/domain/fare/over-amount';
import type { Column } from '../../../src/ui/table/DataTable';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { Tag } from '../../../src/ui/feedback/Tag';
import { ApplyStateTag } from '../detail/ApplyStateTag';
import type { ApplicationListStore } from './application-list-store';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { applicationSummary, travelTimeText } from '../detail/contents';
import { approvalListTexts, type ApprovalListTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

/** Texts of headers and cells. */
interface ColumnLabels {
  t: ApprovalListTexts;
  standards: StandardTexts;
  amounts: AmountTexts;
}

export function columnsFor(
  listing: ApplicationListStore,
  { t, standards, amounts }: ColumnLabels,
): Column<Application>[] {
  return [
    {
      id: 'applyId',
      header: t.applyId,
      card: 'number',
      width: 144,
      cell: ({ applyId }) => (
        <EntryLink to={{ kind: 'approval', id: applyId }} onOpen={() => listing.open(applyId)}>
          {applyId}
        </EntryLink>
      ),
    },
    {
      id: 'applyState',
      header: t.state,
      width: 80,
      card: 'state',
      cell: (row) => (
        <>
          <ApplyStateTag state={row.applyState} />
          {row.canDecide && row.urgeCount > 0 && <Tag tone="over">{t.urged}</Tag>}
          {row.standsInFor !== '' && <DeputyNote name={row.standsInFor} />}
          {row.replacedNames !== '' && row.applyState === APPLY_STATE.pending && (
            <span title={t.replaced(row.replacedNames)}>
              <Tag tone="over">{t.reassigned}</Tag>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'applyType',
      header: t.type,
      width: 90,
      givesWay: 2,
      cell: (row) => standards.applyType(row.applyType),
    },
    {
      id: 'applicantName',
      oneLine: true,
      header: t.applicant,
      width: 80,
      card: 'note',
      cell: (row) => row.applicantName,
    },
    { id: 'deptName', oneLine: true, header: t.dept, width: 110, hidden: true, cell: (row) => row.deptName },
    {
      id: 'content',
      oneLine: true,
      header: t.content,
      width: 112,
      card: 'title',
      cell: (row) => applicationSummary(row, t, amounts),
    },
    {
      id: 'travelTime',
      header: t.travelTime,
      width: 150,
      givesWay: 3,
      card: 'time',
      cell: (row) => travelTimeText(row, t),
    },
    {
      id: 'overAmount',
      header: t.overColumn,
      width: 100,
      numeric: true,
      card: 'amount',
      cardPrefix: t.overPrefix,
      cell: overAmountText,
    },
    {
      id: 'deadline',
      header: t.deadline,
      width: 150,
      givesWay: 4,
      sortable: true,
      cell: (row) => <Deadline row={row} />,
    },
    {
      id: 'createTime',
      givesWay: 1,
      header: t.createTime,
      card: 'none',
      width: 140,
      sortable: true,
      cell: (row) => instantText(row.createTime),
    },
    {
      id: 'approverName',
      oneLine: true,
      header: t.approver,
      width: 80,
      hidden: true,
      cell: (row) => row.approverName,
    },
    {
      id: 'decideTime',
      header: t.decideTime,
      width: 140,
      sortable: true,
      hidden: true,
      cell: (row) => instantText(row.decideTime),
    },
    { id: 'orderNo', header: t.orderNo, width: 130, hidden: true, cell: (row) => row.orderNo },
  ];
}

function overAmountText({ overStandard }: Application): string {
  const over = overStandard === null ? null : overAmount(overStandard.evaluation);
  return over === null ? '' : formatPrice(over);
}

/** Note that the user decides as a deputy. The name may be of any length. */
function DeputyNote({ name }: { name: string }) {
  const t = useTexts(approvalListTexts);
  const text = t.standsInFor(name);
  return (
    <span className="al-stands-in" title={text}>
      <Tag>{text}</Tag>
    </span>
  );
}

/** Countdown of a pending application; renders no time for a decided one. */
function Deadline({ row: { deadline, applyState } }: { row: Application }) {
  const t = useTexts(approvalListTexts);
  const { wait } = useTexts(amountTexts);
  const left = useSecondsUntil(applyState === APPLY_STATE.pending ? Date.parse(deadline) : 0);
  if (applyState !== APPLY_STATE.pending) return '';
  return left === 0 ? t.tooLate : t.left(wait(left));
}
