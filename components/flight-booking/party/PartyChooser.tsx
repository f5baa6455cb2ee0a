import UserPlus from 'lucide-react/icons/user-plus';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import X from 'lucide-react/icons/x';
import { useCallback, useRef, useState } from 'react';
import { useComposed } from '../../../src/element/data/use-composed';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import { accompanimentProblem } from '../../../src/domain/passenger/accompanied';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { OneLine } from '../../../src/ui/layout/OneLine';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { IconButton } from '../../../src/ui/button/IconButton';
import { useSheet } from '../../../src/ui/tokens/root';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import type { Booking } from '../model/booking';
import type { TravellerDraft } from '../passengers/draft';
import listCss from '../passengers/passengers.css?inline';
import { TravellerSources } from '../passengers/TravellerSources';
import { blankTraveller } from '../passengers/travellers';
import { chooseParty } from './choosing';
import { partyNow } from './now';
import { isPerson, nameOf } from './party';
import css from './party.css?inline';
import { newId } from '../../../src/element/runtime/new-id';

interface Props {
  booking: Booking;
  maxPassengers: number;
}

/** Who travels, chosen before the flights: the party as it stands, and where others are found. */
export default function PartyChooser({ booking, maxPassengers }: Props) {
  useSheet(listCss);
  useSheet(css);
  const { form } = booking.store.getState();
  const flightDate = form.isRound ? form.returnDate : form.date;
  const { data: info } = useCall(queryOrderFormInfo, {});
  const { host, store } = booking;
  const now = useComposed(
    useCallback(() => partyNow(host, store.getState(), flightDate), [host, store, flightDate]),
  );
  const { data: party } = now;
  // taken over only when confirmed
  const [changed, change] = useState<readonly TravellerDraft[]>();
  const travellers = changed ?? party?.travellers ?? [];
  const room = maxPassengers - travellers.length;
  const remove = (gone: TravellerDraft) => change(travellers.filter((other) => other !== gone));
  const toggle = (found: TravellerDraft) => {
    const chosen = travellers.find((traveller) => isPerson(traveller, found.key));
    if (chosen) remove(chosen);
    else if (room > 0) change([...travellers, found]);
  };
  return (
    <Dialog
      title="选择出行人"
      onClose={booking.closeParty}
      footer={
        <>
          <Button onClick={booking.closeParty}>取消</Button>
          <Button
            variant="primary"
            disabled={travellers.length === 0}
            onClick={() => party && chooseParty(booking, { ...party, travellers })}
          >
            {travellers.length > 0 ? `确定（${travellers.length}人）` : '确定'}
          </Button>
        </>
      }
    >
      {now.isError && (
        <ErrorState message="出行人读取失败，请重试" retrying={now.isLoading} onRetry={now.retry} />
      )}
      {now.isLoading && !now.isError && <SkeletonRows rows={6} label="正在读取出行人" />}
      {party && (
        <div className="fb-party">
          <Chosen travellers={travellers} room={room} flightDate={flightDate} onRemove={remove} />
          {info?.canBookOutsiders && (
            <div className="fb-party-outsiders" role="group" aria-label="新增外部人员">
              {OUTSIDERS.map(([passengerTypeID, label]) => (
                <Button
                  key={passengerTypeID}
                  icon={<UserPlus />}
                  disabled={room <= 0}
                  onClick={() => change([...travellers, blankTraveller(newId(), passengerTypeID)])}
                >
                  {label}
                </Button>
              ))}
            </div>
          )}
          <TravellerSources
            booking={booking}
            info={info}
            room={room}
            flightDate={flightDate}
            isPicked={(key) => travellers.some((traveller) => isPerson(traveller, key))}
            isAdded={() => false}
            onToggle={toggle}
          />
        </div>
      )}
    </Dialog>
  );
}

const OUTSIDERS = [
  [PASSENGER_TYPE.adult, '新增外部人员'],
  [PASSENGER_TYPE.child, '新增儿童（2–12岁）'],
  [PASSENGER_TYPE.infant, '新增婴儿（不满2岁）'],
] as const;

function noteOf(travellers: readonly TravellerDraft[], room: number, flightDate: string): string {
  if (travellers.length === 0) return '请至少选择一位出行人';
  const problem = accompanimentProblem(travellers, flightDate);
  if (problem !== undefined) return problem;
  if (room <= 0) return '已达到人数上限';
  const isOpen = travellers.some(({ passagerName }) => passagerName === '');
  return isOpen ? '外部人员的资料在填写订单时补充' : '';
}

interface ChosenProps {
  travellers: readonly TravellerDraft[];
  room: number;
  flightDate: string;
  onRemove(traveller: TravellerDraft): void;
}

function Chosen({ travellers, room, flightDate, onRemove }: ChosenProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className="fb-party-chosen" aria-label="已选出行人">
        {travellers.map((traveller) => (
          <li key={traveller.key}>
            <OneLine>{nameOf(traveller)}</OneLine>
            <IconButton
              label={`移除 ${nameOf(traveller)}`}
              size="small"
              icon={<X />}
              onClick={(event) => {
                // what was pressed goes away: on at its neighbour
                const item = event.currentTarget.closest('li');
                const next = item?.nextElementSibling ?? item?.previousElementSibling;
                next?.querySelector<HTMLElement>('button')?.focus();
                onRemove(traveller);
              }}
            />
          </li>
        ))}
      </ul>
      <p className="fb-party-note" role="status">
        {noteOf(travellers, room, flightDate)}
      </p>
    </>
  );
}
