import FileCheck from 'lucide-react/icons/file-check';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useSheet } from '../../../src/ui/tokens/root';
import type { Booking } from '../model/booking';
import { budgetText, requestKind, requestScope } from './request';
import { requestTexts } from './texts';
import css from './requests.css?inline';
import { useRequest } from './use-budget';

/** Bar with the current travel request during search and order. */
export default function RequestBar({ booking }: { booking: Booking }) {
  useSheet(css);
  const t = useTexts(requestTexts);
  const amounts = useTexts(amountTexts);
  const request = useRequest(booking);
  if (!request) return null;
  return (
    <div className="fb-request fb-request-bar" role="group" aria-label={t.bar}>
      <FileCheck />
      <div className="fb-request-facts">
        <p className="fb-request-name">
          {requestKind(request, t)} {request.applyId} <strong>{request.reason}</strong>
        </p>
        <p className="fb-request-detail">
          {requestScope(request, t, amounts)} · {budgetText(request, t)}
        </p>
      </div>
      <Button variant="text" size="small" onClick={booking.openRequests}>
        {t.change}
      </Button>
      <Button variant="text" size="small" onClick={booking.dropRequest}>
        {t.unlink}
      </Button>
    </div>
  );
}
