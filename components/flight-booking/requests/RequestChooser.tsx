import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { useStore } from 'zustand';
import { applicationQuery } from '../../../src/contract/approval/approval';
import { isByAir } from '../../../src/domain/approval/trip';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Booking } from '../model/booking';
import { chooseRequest } from './choose-request';
import { budgetText, requestKind, requestScope, type TravelRequest } from './request';
import { requestTexts } from './texts';
import css from './requests.css?inline';

const PAGE = 20;
/** Page size limit of the gateway. */
const MOST = 100;

/** Dialog to choose one of the approved requests that can be booked under now. */
export default function RequestChooser({ booking }: { booking: Booking }) {
  useSheet(css);
  const t = useTexts(requestTexts);
  const chosen = useStore(booking.store, ({ request }) => request?.applyId);
  const [keyword, setKeyword] = useState('');
  const [pageSize, setPageSize] = useState(PAGE);
  const wanted = useDeferredValue(keyword.trim());
  // not from the cache, as every order changes the remaining budget
  const requests = useCall(
    applicationQuery,
    { keyword: wanted, pageSize },
    { live: true, keepPrevious: true },
  );
  const { applicationList: list = [], total = 0 } = requests.data ?? {};
  const isNarrowed = wanted !== '';
  return (
    <Dialog title={t.link} onClose={booking.closeRequests} dismissible>
      {requests.isPending && <SkeletonRows rows={3} height={72} label={t.asking} />}
      {requests.isError && (
        <ErrorState
          message={t.failed}
          retrying={requests.isFetching}
          onRetry={() => void requests.refetch()}
        />
      )}
      {requests.data && (list.length > 0 || isNarrowed) && (
        <div className="fb-request-new">
          <Field label={t.find}>
            <TextInput
              value={keyword}
              maxLength={50}
              placeholder={t.findHint}
              prefix={<Search />}
              onChange={(text) => {
                setKeyword(text);
                setPageSize(PAGE);
              }}
            />
          </Field>
          <NewRequest booking={booking} />
        </div>
      )}
      {requests.data && list.length === 0 && isNarrowed && <EmptyState title={t.noneFound} />}
      {requests.data && list.length === 0 && !isNarrowed && (
        <EmptyState title={t.none} action={<NewRequest booking={booking} variant="primary" />}>
          {t.noneHint}
        </EmptyState>
      )}
      {list.length > 0 && (
        <ul className="fb-requests" aria-label={t.list}>
          {list.map((request) => (
            <Row
              key={request.applyId}
              request={request}
              isChosen={request.applyId === chosen}
              onChoose={() => void chooseRequest(booking, request)}
            />
          ))}
        </ul>
      )}
      {total > pageSize && pageSize < MOST && (
        <div className="fb-request-more">
          <Button loading={requests.isFetching} onClick={() => setPageSize(Math.min(MOST, pageSize + PAGE))}>
            {t.more}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function NewRequest({ booking, variant = 'default' }: { booking: Booking; variant?: 'default' | 'primary' }) {
  return (
    <Button variant={variant} icon={<Plus />} onClick={booking.newRequest}>
      {useTexts(requestTexts).create}
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
  const t = useTexts(requestTexts);
  const amounts = useTexts(amountTexts);
  const isUsable = isByAir(trip.legs);
  const travellers = amounts.list(trip.travellers.map(({ staffName }) => staffName));
  return (
    <li className="fb-request">
      <div className="fb-request-facts">
        <p className="fb-request-name">
          <Tag tone="accent">{requestKind(request, t)}</Tag>
          <strong>{reason}</strong>
        </p>
        <p>{requestScope(request, t, amounts)}</p>
        <p className="fb-request-detail">
          {applyId} · {t.travellers(travellers)} · {trip.purposeName} · {budgetText(request, t)}
        </p>
        {!isUsable && <p className="fb-request-unusable">{t.notByAir}</p>}
      </div>
      {isUsable && (
        <Button
          variant={isChosen ? 'default' : 'primary'}
          aria-label={`${isChosen ? t.linked : t.linkOne} ${applyId}`}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {isChosen ? t.linked : t.linkOne}
        </Button>
      )}
    </li>
  );
}
