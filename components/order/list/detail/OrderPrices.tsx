import { useMemo } from 'react';
import type { OrderDetail } from '../../../../src/contract/order/list';
import { formatPrice } from '../../../../src/domain/money/money';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts, type OrderListTexts } from '../texts';

interface PriceRow {
  key: string;
  name: string;
  fare: number;
  taxes: number;
  serviceFee: number;
  insurance: number;
}

const columnsFor = (t: OrderListTexts): Column<PriceRow>[] => {
  const amount = (id: string, header: string, of: (row: PriceRow) => number): Column<PriceRow> => ({
    id,
    header,
    width: 90,
    numeric: true,
    cell: (row) => formatPrice(of(row)),
  });
  return [
    { id: 'name', header: t.traveller, width: 90, cell: ({ name }) => <OneLine>{name}</OneLine> },
    amount('fare', t.fare, ({ fare }) => fare),
    amount('taxes', t.taxesSum, ({ taxes }) => taxes),
    amount('serviceFee', t.serviceFee, ({ serviceFee }) => serviceFee),
    amount('insurance', t.insurance, ({ insurance }) => insurance),
    amount('sum', t.sum, (row) => row.fare + row.taxes + row.serviceFee + row.insurance),
  ];
};

/** Price components of each traveller; together they are the order's total. */
export function OrderPrices({ travellers }: Pick<OrderDetail, 'travellers'>) {
  const t = useTexts(orderListTexts);
  const columns = useMemo(() => columnsFor(t), [t]);
  const rows = useMemo(
    () =>
      travellers.map(({ passagerName, tickets, serviceFee, insurances }, i): PriceRow => ({
        key: String(i),
        name: passagerName,
        fare: sumOf(tickets, ({ salePrice }) => salePrice),
        taxes: sumOf(tickets, ({ buildFee, fuelFee }) => buildFee + fuelFee),
        serviceFee,
        insurance: sumOf(insurances, ({ price }) => price),
      })),
    [travellers],
  );
  return (
    <DataTable
      label={t.prices}
      framed={false}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={t.noTravellers}
    />
  );
}

const sumOf = <Part,>(parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);
