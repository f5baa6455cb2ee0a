import { useState, type ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import type { Application } from '../../../src/contract/approval/approval';
import type { CallState } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import type {
  ApprovalTarget,
  NavigationTarget,
  OrderTarget,
  RefundTarget,
} from '../../../src/element/navigation/targets';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Applications } from '../approval/Applications';
import { afterSaleTexts } from '../approval/texts';
import { MissingOrder } from '../missing-order/MissingOrder';
import type { ChosenApplication } from './use-application';

type AfterSaleResult<T> = Pick<CallState<T>, 'data' | 'error' | 'refetch'>;
type Approval = InferOutput<typeof ApprovalTarget>;
/** Navigation targets that are shown inside the element when the host page does not handle them. */
interface AfterSaleTargets {
  change: InferOutput<typeof OrderTarget | typeof RefundTarget>;
  refund: never;
}
type Kind = keyof AfterSaleTargets;
type AfterSaleTarget<Of extends Kind> =
  | AfterSaleTargets[Of]
  | Approval
  | { target: Of; orderNo: string; applyId: string };

interface Props<Of extends Kind, Detail, Reasons> {
  host: Host;
  of: Of;
  orderNo: string;
  found: AfterSaleResult<Detail>;
  reasons: AfterSaleResult<Reasons>;
  chosen: ChosenApplication<Application>;
  texts: { loading: string; order(orderNo: string): string };
  /** Requests navigation from the host page. Returns true when the host page does not handle it. */
  onNavigate(target: AfterSaleTarget<Of> | { target: 'orders'; statuses: [] }): boolean;
  onBack(): void;
  /** True when no application can be used for the order any more. */
  isBusy?(detail: Detail): boolean;
  /** Content that replaces records, applications and form; undefined to show those. */
  instead?(detail: Detail): ReactNode;
  records(detail: Detail, show: (target: AfterSaleTargets[Of]) => void): ReactNode;
  form(detail: Detail, reasons: Reasons): ReactNode;
}

/** Page of the changes or refunds of an order: its records, its applications and the form for a new one. */
export function AfterSalePage<Of extends Kind, Detail, Reasons>(props: Props<Of, Detail, Reasons>) {
  const { host, of, orderNo, found, reasons, chosen, texts, onNavigate, onBack } = props;
  const errors = useTexts(errorTexts);
  const t = useTexts(afterSaleTexts);
  const [shown, setShown] = useState<NavigationTarget>();
  const { application, usable, applyId, choose } = chosen;
  if (orderNo === '')
    return <MissingOrder host={host} onOrders={() => onNavigate({ target: 'orders', statuses: [] })} />;
  const failed = found.error ?? reasons.error;
  if (failed && (!found.data || !reasons.data)) {
    const retry = () => {
      void found.refetch();
      void reasons.refetch();
    };
    return <ErrorState message={errors.of(failed)} onRetry={retry} />;
  }
  if (!found.data || !reasons.data || chosen.isPending)
    return <SkeletonRows rows={5} height={56} label={texts.loading} />;
  if (shown) {
    const back = () => {
      setShown(undefined);
      onBack();
    };
    return (
      <TargetInPlace
        host={host}
        target={shown}
        back={texts.order(orderNo)}
        onBack={back}
        onNavigate={(target) => {
          if (target.target !== of || target.orderNo !== orderNo) return false;
          choose(target.applyId ?? '');
          back();
          return true;
        }}
      />
    );
  }
  const show = (target: AfterSaleTargets[Of] | Approval) => {
    if (onNavigate(target)) setShown(target);
  };
  const instead = props.instead?.(found.data);
  if (instead !== undefined) return instead;
  return (
    <div className="or">
      <h2>{texts.order(orderNo)}</h2>
      {props.records(found.data, show)}
      {application && !usable && props.isBusy?.(found.data) !== true && (
        <p className="or-card or-note" role="status">
          {t.notUsable(applyId, application.applyState)}
        </p>
      )}
      <Applications
        host={host}
        orderNo={orderNo}
        of={of}
        except={usable?.applyId ?? ''}
        onGoOn={(next) => {
          if (onNavigate({ target: of, orderNo, applyId: next.applyId })) choose(next.applyId);
        }}
        onShow={(no) => show({ target: 'approval', applyId: no })}
      />
      {props.form(found.data, reasons.data)}
    </div>
  );
}
