import type { RefundDetail } from '../../../src/contract/order/refund';
import { formatPrice } from '../../../src/domain/money/money';
import type { RefundChoice } from '../../../src/domain/refund/choose-tickets';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { refundTexts } from './texts';

interface Props {
  detail: RefundDetail;
  /** undefined while the form cannot be submitted. */
  choice: RefundChoice | undefined;
  isBusy: boolean;
  describedBy: string | undefined;
  /** Label of the button where it does not submit the refund itself. */
  submitText: string | undefined;
}

/** Calculation of the refund line by line; the lines add up to the refunded amount. */
export function RefundSum({ detail: { serviceFee }, choice, isBusy, describedBy, submitText }: Props) {
  const t = useTexts(refundTexts);
  const tickets = choice?.tickets ?? [];
  const sum = (of: (ticket: (typeof tickets)[number]) => number) =>
    tickets.reduce((total, ticket) => total + of(ticket), 0);
  const insured = choice?.insurances.reduce((total, { amount }) => total + amount, 0) ?? 0;
  const fees = sum(({ refundFee }) => refundFee);
  const lines: [name: string, amount: string][] = [
    [t.prices, `¥${formatPrice(sum(({ salePrice }) => salePrice))}`],
    [t.taxes, `+ ¥${formatPrice(sum(({ taxes }) => taxes))}`],
    [t.fee, fees === 0 ? t.free : `− ¥${formatPrice(fees)}`],
    ...(insured > 0 ? ([[t.insurance, `+ ¥${formatPrice(insured)}`]] as [string, string][]) : []),
    // the default label of the button contains the amount already
    ...(submitText !== undefined && choice
      ? ([[t.back, `¥${formatPrice(choice.amount)}`]] as [string, string][])
      : []),
  ];
  return (
    <section className="or-card or-sum" part="sum">
      <div className="or-sum-lines">
        <span role="status">{t.chosen(tickets.length)}</span>
        {tickets.length > 0 && (
          <dl>
            {lines.map(([name, amount]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        )}
        {serviceFee > 0 && <span className="or-faint">{t.serviceFee(formatPrice(serviceFee))}</span>}
      </div>
      <Button
        type="submit"
        variant="primary"
        loading={isBusy}
        loadingText={t.applying}
        aria-describedby={describedBy}
      >
        {submitText ?? (tickets.length > 0 && choice ? t.applyFor(formatPrice(choice.amount)) : t.apply)}
      </Button>
    </section>
  );
}
