import Plus from 'lucide-react/icons/plus';
import { useStore } from 'zustand';
import { queryApplication } from '../../../src/contract/approval/approval';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { useSheet } from '../../../src/ui/tokens/root';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Booking } from '../model/booking';
import { chooseRequest } from './requesting';
import { budgetText, requestKind, requestScope, type TravelRequest } from './request';
import css from './requests.css?inline';

/** The requests agreed to that one may book under now; one of them is taken. */
export default function RequestChooser({ booking }: { booking: Booking }) {
  useSheet(css);
  const chosen = useStore(booking.store, ({ request }) => request?.applyId);
  const requests = useCall(queryApplication, {}, { live: true }); // what is left of a budget changes with every order
  return (
    <Dialog title="关联申请单" onClose={booking.closeRequests} dismissible>
      {requests.isPending && <SkeletonRows rows={3} height={72} label="正在读取申请单" />}
      {requests.isError && (
        <ErrorState
          message="申请单读取失败，请重试"
          retrying={requests.isFetching}
          onRetry={() => void requests.refetch()}
        />
      )}
      {requests.data?.length === 0 && (
        <EmptyState
          title="没有可用于预订的申请单"
          action={<NewRequest booking={booking} variant="primary" />}
        >
          出差申请或行前申请审批通过后，可在此关联预订。
        </EmptyState>
      )}
      {requests.data && requests.data.length > 0 && (
        <div className="fb-request-new">
          <NewRequest booking={booking} />
        </div>
      )}
      {requests.data && requests.data.length > 0 && (
        <ul className="fb-requests" aria-label="可用的申请单">
          {requests.data.map((request) => (
            <Row
              key={request.applyId}
              request={request}
              isChosen={request.applyId === chosen}
              onChoose={() => void chooseRequest(booking, request)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function NewRequest({ booking, variant = 'default' }: { booking: Booking; variant?: 'default' | 'primary' }) {
  return (
    <Button variant={variant} icon={<Plus />} onClick={booking.newRequest}>
      新建出差申请
    </Button>
  );
}

interface RowProps {
  request: TravelRequest;
  isChosen: boolean;
  onChoose(): void;
}

function Row({ request, isChosen, onChoose }: RowProps) {
  const { applyId, reason, trip } = request;
  const travellers = trip.travellers.map(({ staffName }) => staffName).join('、');
  return (
    <li className="fb-request">
      <div className="fb-request-facts">
        <p className="fb-request-name">
          <Tag tone="accent">{requestKind(request)}</Tag>
          <strong>{reason}</strong>
        </p>
        <p>{requestScope(request)}</p>
        <p className="fb-request-detail">
          {applyId} · 出行人 {travellers} · {trip.purposeName} · {budgetText(request)}
        </p>
      </div>
      <Button
        variant={isChosen ? 'default' : 'primary'}
        aria-label={`${isChosen ? '已关联' : '关联'} ${applyId}`}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {isChosen ? '已关联' : '关联'}
      </Button>
    </li>
  );
}
