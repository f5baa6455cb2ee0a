import type { ChangeQuote } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { afterSaleTexts } from '../approval/texts';
import { changeTexts } from './texts';

interface Props {
  /** undefined while unknown. */
  quote: ChangeQuote | undefined;
  isApplying: boolean;
  /** True while another quote loads. */
  isQuoting: boolean;
  isAsking: boolean;
  /** True when the change requires approval before it is submitted. */
  mustAsk: boolean;
  /** True when the change may be submitted for approval first. */
  mayAsk: boolean;
  describedBy: string | undefined;
  onAsk(): void;
}

/** Total of the change, with the buttons to submit it or to apply for approval. */
export function ChangeSum(props: Props) {
  const { quote, isApplying, isQuoting, isAsking, mustAsk, mayAsk, describedBy, onAsk } = props;
  const t = useTexts(changeTexts);
  const approvals = useTexts(afterSaleTexts);
  const applyText = quote && (quote.total > 0 ? t.applyFor(formatPrice(quote.total)) : t.applyFree);
  return (
    <section className="or-card or-sum" part="sum">
      <span role="status">
        {quote
          ? t.costs(formatPrice(sumOf(quote, 'changeFee')), formatPrice(sumOf(quote, 'fareDifference')))
          : ''}
      </span>
      <div className="oa-buttons">
        {mayAsk && (
          <Button loading={isAsking} loadingText={approvals.asking} onClick={onAsk}>
            {approvals.askFirst}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          loading={isApplying || isQuoting || (mustAsk && isAsking)}
          loadingText={isApplying ? t.applying : isQuoting ? t.quoting : approvals.asking}
          aria-describedby={describedBy}
        >
          {mustAsk ? approvals.ask : (applyText ?? t.apply)}
        </Button>
      </div>
    </section>
  );
}

const sumOf = ({ tickets }: ChangeQuote, of: 'changeFee' | 'fareDifference'): number =>
  tickets.reduce((sum, ticket) => sum + ticket[of], 0);
