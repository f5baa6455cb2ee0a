import { useState } from 'react';
import type { NavigationTarget } from '../../../src/element/navigation/targets';
import type { Host } from '../../../src/element/host/host';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { missingOrderTexts } from './texts';

const ORDERS: NavigationTarget = { target: 'orders', statuses: [] };

interface Props {
  host: Host;
  /** Requests the order list from the host page. Returns true when the host page does not handle it. */
  onOrders(): boolean;
}

/** Notice on a page of one order that was opened without an order number, with a button to choose an order. */
export function MissingOrder({ host, onOrders }: Props) {
  const t = useTexts(missingOrderTexts);
  const [isChoosing, setIsChoosing] = useState(false);
  if (isChoosing) {
    return <TargetInPlace host={host} target={ORDERS} back={t.back} onBack={() => setIsChoosing(false)} />;
  }
  return (
    <ErrorState message={t.missing}>
      <Button onClick={() => onOrders() && setIsChoosing(true)}>{t.orders}</Button>
    </ErrorState>
  );
}
