import FileCheck from 'lucide-react/icons/file-check';
import { Button } from '../../../src/ui/button/Button';
import { useSheet } from '../../../src/ui/tokens/root';
import type { Booking } from '../model/booking';
import { budgetText, requestKind, requestScope } from './request';
import css from './requests.css?inline';
import { useRequest } from './use-budget';

/** The request one books under, in view while one searches and orders. */
export default function RequestBar({ booking }: { booking: Booking }) {
  useSheet(css);
  const request = useRequest(booking);
  if (!request) return null;
  return (
    <div className="fb-request fb-request-bar" role="group" aria-label="已关联申请单">
      <FileCheck />
      <div className="fb-request-facts">
        <p className="fb-request-name">
          {requestKind(request)} {request.applyId} <strong>{request.reason}</strong>
        </p>
        <p className="fb-request-detail">
          {requestScope(request)} · {budgetText(request)}
        </p>
      </div>
      <Button variant="text" size="small" onClick={booking.openRequests}>
        更换
      </Button>
      <Button variant="text" size="small" onClick={booking.dropRequest}>
        取消关联
      </Button>
    </div>
  );
}
