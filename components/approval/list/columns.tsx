import { instantText } from '../../../src/domain/shanghai-time';
import type { Application } from '../../../src/contract/approval/approval';
import { waitText } from '../../../src/domain/fare/duration';
import { applyTypeName } from '../../../src/domain/standard/apply-type';
import { formatPrice } from '../../../src/domain/money/money';
import { overAmount } from '../../../src/domain/fare/over-amount';
import type { Column } from '../../../src/ui/table/DataTable';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { ApplyStateTag } from './ApplyStateTag';
import type { Listing } from './listing';
import { contentText, travelTimeText } from './texts';

export function columnsFor(listing: Listing): Column<Application>[] {
  return [
    {
      id: 'applyId',
      header: '申请单号',
      card: 'number',
      width: 144,
      cell: ({ applyId }) => (
        <button type="button" className="tp-list-link" onClick={() => listing.open(applyId)}>
          {applyId}
        </button>
      ),
    },
    {
      id: 'applyState',
      header: '状态',
      width: 80,
      card: 'state',
      cell: (row) => <ApplyStateTag state={row.applyState} />,
    },
    { id: 'applyType', header: '类型', width: 90, givesWay: 2, cell: (row) => applyTypeName(row.applyType) },
    {
      id: 'applicantName',
      oneLine: true,
      header: '申请人',
      width: 80,
      card: 'note',
      cell: (row) => row.applicantName,
    },
    { id: 'deptName', oneLine: true, header: '部门', width: 110, hidden: true, cell: (row) => row.deptName },
    { id: 'content', oneLine: true, header: '行程', width: 112, card: 'title', cell: contentText },
    { id: 'travelTime', header: '出行时间', width: 150, givesWay: 3, card: 'time', cell: travelTimeText },
    {
      id: 'overAmount',
      header: '超标（元）',
      width: 100,
      numeric: true,
      card: 'amount',
      cardPrefix: '超标 ¥',
      cell: overAmountText,
    },
    {
      id: 'deadline',
      header: '审批时限',
      width: 150,
      givesWay: 4,
      sortable: true,
      cell: (row) => <Deadline row={row} />,
    },
    {
      id: 'createTime',
      givesWay: 1,
      header: '提交时间',
      card: 'none',
      width: 140,
      sortable: true,
      cell: (row) => instantText(row.createTime),
    },
    {
      id: 'approverName',
      oneLine: true,
      header: '审批人',
      width: 80,
      hidden: true,
      cell: (row) => row.approverName,
    },
    {
      id: 'decideTime',
      header: '处理时间',
      width: 140,
      sortable: true,
      hidden: true,
      cell: (row) => instantText(row.decideTime),
    },
    { id: 'orderNo', header: '订单号', width: 130, hidden: true, cell: (row) => row.orderNo },
  ];
}

function overAmountText({ overStandard }: Application): string {
  const over = overStandard === null ? null : overAmount(overStandard.evaluation);
  return over === null ? '' : formatPrice(over);
}

/** Counts down while it can still be decided; what is decided has no time left to tell. */
function Deadline({ row: { deadline, applyState } }: { row: Application }) {
  const left = useSecondsUntil(applyState === '审批中' ? Date.parse(deadline) : 0);
  if (applyState !== '审批中') return '';
  return left === 0 ? '已超过时限' : `剩余 ${waitText(left)}`;
}
