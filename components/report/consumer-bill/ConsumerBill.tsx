import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import listPageCss from '../../../src/ui/table/list/list-page.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { createBill, type Bill } from './bill';
import { BillFilterBar } from './BillFilterBar';
import { BillTable } from './BillTable';
import type { consumerBill } from './declaration';
import { consumerBillTexts } from './texts';

export default function ConsumerBill(props: ViewProps<typeof consumerBill>) {
  const t = useTexts(consumerBillTexts);
  useSheet(listPageCss);
  const { host, beginDate, endDate, basis, product, keyword } = props;
  const given = useMemo(
    () => ({ beginDate, endDate, basis, product, keyword }),
    [beginDate, endDate, basis, product, keyword],
  );
  const bill = host.store<Bill>(() => createBill(host, given));
  const { inPlace } = useStore(bill.store);
  useEffect(() => bill.follow(given), [bill, given]);
  if (inPlace) {
    return <TargetInPlace host={host} target={inPlace} back={t.back} onBack={bill.back} />;
  }
  return (
    <div className="tp-list-page cb">
      <BillFilterBar bill={bill} />
      <BillTable bill={bill} />
    </div>
  );
}
