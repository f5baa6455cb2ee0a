import type { ReportFact } from '../../../../src/contract/report/report';
import { formatPrice } from '../../../../src/domain/money/money';
import { Tag } from '../../../../src/ui/feedback/Tag';
import type { Column } from '../../../../src/ui/table/DataTable';
import type { TermTexts } from '../terms/texts';
import type { Field } from '../report-field';
import type { FactTexts } from './texts';

interface ColumnLabels {
  f: FactTexts;
  terms: TermTexts;
}

interface Shape {
  field: Field;
  /** Name of the date basis. */
  basis: string;
  /** True for the list of missed savings. */
  isOfMissed: boolean;
  /** True for records opened by reason: over standard, change or refund. */
  isOfReason: boolean;
}

const clock = (wall: string): string => wall.replace('T', ' ');

/** Columns of the records of tickets, stays and rides. */
export function columnsFor(shape: Shape, { f, terms }: ColumnLabels): Column<ReportFact>[] {
  const { basis, isOfMissed } = shape;
  return [
    { id: 'date', header: basis, card: 'time', width: 104, sortable: true, cell: (fact) => fact.date },
    {
      id: 'kind',
      header: f.kind,
      card: 'state',
      width: 76,
      hidden: isOfMissed,
      cell: (fact) => <Tag>{f.kindOf(fact.kind, fact.product)}</Tag>,
    },
    ...travellerColumns(f, terms),
    ...trip(shape, { f, terms }),
    ...policy(shape, f),
    ...money(shape, { f, terms }),
  ];
}

const travellerColumns = (f: FactTexts, terms: TermTexts): Column<ReportFact>[] => [
  {
    id: 'staffName',
    header: f.staff,
    card: 'note',
    width: 84,
    oneLine: true,
    cell: (fact) => fact.staffName,
  },
  {
    id: 'deptName',
    header: terms.part('department', 'all'),
    width: 104,
    oneLine: true,
    givesWay: 4,
    card: 'none',
    cell: (fact) => fact.deptName,
  },
  {
    id: 'costCenterName',
    header: terms.part('costCenter', 'all'),
    width: 104,
    oneLine: true,
    hidden: true,
    cell: (fact) => fact.costCenterName,
  },
  {
    id: 'accountingEntityName',
    header: terms.part('entity', 'all'),
    width: 104,
    oneLine: true,
    hidden: true,
    cell: (fact) => fact.accountingEntityName,
  },
  {
    id: 'recordNo',
    header: f.recordNo,
    card: 'number',
    width: 140,
    oneLine: true,
    givesWay: 1,
    cell: (fact) => fact.recordNo,
  },
  {
    id: 'ticketNo',
    header: f.ticketNo,
    width: 128,
    oneLine: true,
    hidden: true,
    cell: (fact) => fact.ticketNo,
  },
];

const trip = ({ field, basis }: Shape, { f, terms }: ColumnLabels): Column<ReportFact>[] => [
  {
    id: 'routeName',
    header: terms.part('route', field),
    card: 'title',
    width: 112,
    oneLine: true,
    cell: (fact) => fact.routeName,
  },
  {
    id: 'carrierName',
    header: terms.part('carrier', field),
    width: 96,
    oneLine: true,
    hidden: true,
    cell: (fact) => fact.carrierName,
  },
  { id: 'serviceName', header: f.service(field), width: 84, oneLine: true, cell: (fact) => fact.serviceName },
  {
    id: 'className',
    header: f.class(field),
    width: 76,
    oneLine: true,
    hidden: true,
    cell: (fact) => fact.className,
  },
  {
    id: 'startTime',
    header: f.start(field),
    // hidden when the date column shows it already, as stays count on their first day
    hidden: f.start(field) === basis,
    width: 140,
    givesWay: 3,
    card: 'none',
    // the time of day has no meaning for a stay
    cell: (fact) => (fact.product === 'hotel' ? fact.startTime.slice(0, 10) : clock(fact.startTime)),
  },
  {
    id: 'leadDays',
    header: f.lead,
    numeric: true,
    width: 84,
    hidden: true,
    cell: (fact) => f.days(fact.leadDays),
  },
];

const policy = ({ isOfMissed, isOfReason }: Shape, f: FactTexts): Column<ReportFact>[] => [
  {
    id: 'isWithin',
    header: f.standard,
    width: 84,
    givesWay: 2,
    hidden: isOfMissed,
    cell: ({ isWithin }) => <Tag tone={isWithin ? 'within' : 'over'}>{isWithin ? f.within : f.over}</Tag>,
  },
  {
    id: 'overReason',
    header: f.overReason,
    width: 120,
    oneLine: true,
    hidden: !isOfReason && !isOfMissed,
    cell: (fact) => fact.overReason,
  },
  {
    id: 'lossReason',
    header: f.lossReason,
    width: 120,
    oneLine: true,
    hidden: !isOfReason,
    cell: ({ lossReason, isVoluntary }) => lossReason && f.lossReasonOf(lossReason, isVoluntary),
  },
];

function money({ field, isOfMissed, isOfReason }: Shape, { f, terms }: ColumnLabels): Column<ReportFact>[] {
  const amount = (
    id: 'fullFare' | 'taxes' | 'serviceFee' | 'changeFee' | 'refundFee',
  ): Column<ReportFact> => ({
    id,
    header: f[id],
    numeric: true,
    width: 88,
    hidden: !isOfReason || (id !== 'changeFee' && id !== 'refundFee'),
    cell: (fact) => formatPrice(fact[id]),
  });
  return [
    {
      id: 'fare',
      header: f.fare(field),
      numeric: true,
      width: 88,
      hidden: !isOfMissed,
      cell: (fact) => formatPrice(fact.fare),
    },
    {
      id: 'lowest',
      header: f.lowest,
      width: 200,
      oneLine: true,
      hidden: !isOfMissed,
      cell: ({ lowest }) =>
        lowest === null
          ? ''
          : f.lowestOf(lowest.serviceName, lowest.startTime.slice(11, 16), `¥${formatPrice(lowest.price)}`),
    },
    {
      id: 'missedSaving',
      header: terms.metric('missedSaving', field),
      numeric: true,
      width: 96,
      sortable: true,
      hidden: !isOfMissed && !isOfReason,
      card: isOfMissed ? 'amount' : 'none',
      cardPrefix: '¥',
      cell: (fact) => formatPrice(fact.missedSaving),
    },
    {
      id: 'agreementSaving',
      header: terms.metric('agreementSaving', field),
      numeric: true,
      width: 96,
      hidden: true,
      cell: (fact) => formatPrice(fact.agreementSaving),
    },
    amount('fullFare'),
    amount('taxes'),
    amount('serviceFee'),
    amount('changeFee'),
    amount('refundFee'),
    {
      id: 'amount',
      header: terms.metric('amount', field),
      numeric: true,
      width: 104,
      sortable: true,
      card: isOfMissed ? undefined : 'amount',
      cardPrefix: '¥',
      cell: (fact) => formatPrice(fact.amount),
    },
  ];
}
