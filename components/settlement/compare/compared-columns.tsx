import type { SettleBillLine } from '../../../src/contract/settlement/bills';
import type {
  ComparedItem,
  CompareResult,
  DifferField,
  RecordField,
} from '../../../src/contract/settlement/compare';
import { formatPrice } from '../../../src/domain/money/money';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { SettlementStore } from '../settlement-store';
import type { SettlementTexts } from '../texts';
import { BothSides } from './BothSides';
import type { CompareTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

interface ColumnLabels {
  s: SettlementTexts;
  t: CompareTexts;
}

const TONES: Readonly<Record<CompareResult, Tone>> = {
  differs: 'over',
  onlyBill: 'blocked',
  onlyRecord: 'accent',
  unreadable: 'neutral',
  same: 'within',
};

/** Distinct texts in the order of the lines or rows. */
const once = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');
const ofLines = ({ lineList }: ComparedItem, value: (line: SettleBillLine) => string): string[] =>
  once(lineList.map(value));
const ofRows = ({ rowList }: ComparedItem, field: RecordField): string[] =>
  once(rowList.map(({ cellList }) => cellList.find((cell) => cell.field === field)?.text ?? ''));

type TextField = Exclude<DifferField, 'amount'>;

/** Value of a field in a line of the bill. */
const VALUES: Readonly<Record<TextField, (line: SettleBillLine) => string>> = {
  date: ({ bookedTime }) => shanghaiDate(new Date(bookedTime)),
  traveller: ({ travellerName }) => travellerName,
  department: ({ deptName }) => deptName,
  costCenter: ({ costCenterName }) => costCenterName,
};

/** Values of both sides for a field, side by side when they differ. */
function Sides({ item, field }: { item: ComparedItem; field: TextField }) {
  return (
    <BothSides
      bill={ofLines(item, VALUES[field])}
      record={ofRows(item, field)}
      differs={item.differList.includes(field)}
      hasBill={item.lineCount > 0}
    />
  );
}

/** Columns of the entries. A column with a difference on the page never gives way to others. */
export function comparedColumns(
  { openOrder, openDispute }: Pick<SettlementStore, 'openOrder' | 'openDispute'>,
  differing: readonly DifferField[],
  { s, t }: ColumnLabels,
): Column<ComparedItem>[] {
  const unlessDiffering = (field: DifferField, rank: number) =>
    differing.includes(field) ? undefined : rank;
  return [
    {
      id: 'no',
      header: t.no,
      card: 'title',
      width: 132,
      cell: (item) => <Numbers item={item} openOrder={openOrder} s={s} />,
    },
    {
      id: 'result',
      header: t.result,
      card: 'state',
      width: 88,
      cell: ({ result }) => <Tag tone={TONES[result]}>{t.resultName(result)}</Tag>,
    },
    {
      id: 'billAmount',
      header: t.billAmount,
      numeric: true,
      width: 96,
      cell: ({ lineCount, billAmount }) => (lineCount === 0 ? '—' : formatPrice(billAmount)),
    },
    {
      id: 'recordAmount',
      header: t.recordAmount,
      numeric: true,
      width: 96,
      cell: (item) =>
        item.rowCount === 0
          ? '—'
          : item.result === 'unreadable'
            ? ofRows(item, 'amount').join(t.and)
            : formatPrice(item.recordAmount),
    },
    {
      id: 'difference',
      header: t.difference,
      numeric: true,
      width: 96,
      cell: ({ result, billAmount, recordAmount, differList }) =>
        result !== 'unreadable' && (
          <span className={differList.includes('amount') ? 'st-differs' : undefined}>
            {formatPrice(billAmount - recordAmount)}
          </span>
        ),
    },
    { id: 'note', header: t.note, width: 168, cell: (item) => noteOf(item, t) },
    {
      id: 'kind',
      header: t.fieldName('kind'),
      width: 88,
      cell: (item) =>
        (item.lineCount > 0
          ? ofLines(item, ({ kind, part }) => s.lineName(kind, part))
          : ofRows(item, 'kind')
        ).join(t.and),
    },
    {
      id: 'traveller',
      header: t.fieldName('traveller'),
      width: 96,
      cell: (item) => <Sides item={item} field="traveller" />,
    },
    {
      id: 'date',
      header: t.fieldName('date'),
      card: 'none',
      width: 104,
      givesWay: unlessDiffering('date', 3),
      cell: (item) => <Sides item={item} field="date" />,
    },
    {
      id: 'department',
      header: t.fieldName('department'),
      card: 'none',
      width: 104,
      givesWay: unlessDiffering('department', 4),
      cell: (item) => <Sides item={item} field="department" />,
    },
    {
      id: 'costCenter',
      header: t.fieldName('costCenter'),
      card: 'none',
      width: 104,
      givesWay: unlessDiffering('costCenter', 2),
      cell: (item) => <Sides item={item} field="costCenter" />,
    },
    {
      id: 'recordLine',
      header: t.recordLine,
      width: 72,
      numeric: true,
      givesWay: 1,
      card: 'none',
      cell: ({ rowList: [first], rowCount }) =>
        first && (rowCount > 1 ? t.more(`${first.line}`, rowCount) : first.line),
    },
    {
      id: 'dispute',
      header: t.dispute,
      width: 88,
      cell: ({ lineList }) => {
        const line = lineList.find(({ disputeNo }) => disputeNo !== '');
        return (
          line && (
            <button
              type="button"
              className="tp-list-link st-link"
              aria-label={`${s.lineDispute(line.lineDispute)} ${s.openDispute}`}
              onClick={() => openDispute(line.disputeNo)}
            >
              {line.lineDispute === 'none' ? s.openDispute : s.lineDispute(line.lineDispute)}
            </button>
          )
        );
      },
    },
  ];
}

/** Ticket number, or else the order number, with a link to the order. */
function Numbers({
  item,
  openOrder,
  s,
}: {
  item: ComparedItem;
  openOrder(orderNo: string): void;
  s: SettlementTexts;
}) {
  const tickets = ofLines(item, ({ ticketNo }) => ticketNo);
  const orders = ofLines(item, ({ orderNo }) => orderNo);
  const [ofRecord = ''] = [...ofRows(item, 'ticketNo'), ...ofRows(item, 'orderNo')];
  const [orderNo] = orders;
  const [shown = ofRecord] = tickets.length > 0 ? tickets : orders;
  if (orderNo === undefined) return <bdi className="st-num">{shown}</bdi>;
  return (
    <EntryLink
      to={{ target: 'order', orderNo }}
      className="st-link"
      aria-label={shown === orderNo ? s.openOrder(orderNo) : `${shown} ${s.openOrder(orderNo)}`}
      onOpen={() => openOrder(orderNo)}
    >
      {shown}
    </EntryLink>
  );
}

/** Fields that cards show only in the note, and only when they differ. */
const IN_NOTE: readonly TextField[] = ['date', 'department', 'costCenter'];

/** Note on differing fields, unreadable cells and the number of lines and rows that belong together. */
function noteOf(item: ComparedItem, t: CompareTexts) {
  const { differList, wrongList, lineCount, rowCount } = item;
  const words = [
    ...wrongList.map(({ cell, field, message }) => t.wrongCell(cell, field, message)),
    ...(differList.length > 0 ? [t.differ(differList)] : []),
    ...(lineCount > 1 || rowCount > 1 ? [t.several(lineCount, rowCount)] : []),
  ].join(t.semicolon);
  if (words === '') return null;
  return (
    <span className="st-note">
      {words}
      {IN_NOTE.filter((field) => differList.includes(field)).map((field) => (
        <span key={field} className="st-note-sides">
          <Sides item={item} field={field} />
        </span>
      ))}
    </span>
  );
}
