import UserPlus from 'lucide-react/icons/user-plus';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import X from 'lucide-react/icons/x';
import { useCallback, useRef, useState } from 'react';
import { useComposed } from '../../../src/element/data/use-composed';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import { accompanimentProblem } from '../../../src/domain/passenger/accompanied';
import { passengerTexts, type PassengerTexts } from '../../../src/domain/passenger/texts/texts';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { IconButton } from '../../../src/ui/button/IconButton';
import { useSheet } from '../../../src/ui/tokens/root';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import type { TravellerDraft } from '../passengers/draft/draft';
import listCss from '../passengers/passengers.css?inline';
import { searchTexts } from '../search/texts';
import { TravellerSources } from '../passengers/travellers/TravellerSources';
import { blankTraveller } from '../passengers/travellers/travellers';
import { chooseParty } from './choose-party';
import { currentParty } from './now';
import { nameOf } from './party';
import { partyTexts, type PartyTexts } from './texts';
import css from './party.css?inline';
import { newId } from '../../../src/element/runtime/new-id';

interface Props {
  booking: Booking;
  maxPassengers: number;
}

/** Dialog to choose the travellers before the flights: the current party, and the search for others. */
export default function PartyChooser({ booking, maxPassengers }: Props) {
  const t = useTexts(partyTexts);
  useSheet(listCss);
  useSheet(css);
  const { form } = booking.store.getState();
  const flightDate = form.isRound ? form.returnDate : form.date;
  const { data: info } = useCall(queryOrderFormInfo, {});
  const { host, store } = booking;
  const now = useComposed(
    useCallback(() => currentParty(host, store.getState(), flightDate), [host, store, flightDate]),
  );
  const { data: party } = now;
  // the changes are applied only on confirmation
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
      title={t.title}
      onClose={booking.closeParty}
      footer={
        <>
          <Button onClick={booking.closeParty}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={travellers.length === 0}
            onClick={() => party && chooseParty(booking, { ...party, travellers })}
          >
            {t.confirm(travellers.length)}
          </Button>
        </>
      }
    >
      {now.isError && <ErrorState message={t.failed} retrying={now.isLoading} onRetry={now.retry} />}
      {now.isLoading && !now.isError && <SkeletonRows rows={6} label={t.reading} />}
      {party && (
        <div className="fb-party">
          <Chosen travellers={travellers} room={room} flightDate={flightDate} onRemove={remove} />
          {info?.canBookOutsiders && (
            <div className="fb-party-outsiders" role="group" aria-label={t.addOutsider}>
              {OUTSIDERS.map(([passengerTypeID, name]) => (
                <Button
                  key={passengerTypeID}
                  icon={<UserPlus />}
                  disabled={room <= 0}
                  onClick={() => change([...travellers, blankTraveller(newId(), passengerTypeID)])}
                >
                  {t[name]}
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
  [PASSENGER_TYPE.adult, 'addOutsider'],
  [PASSENGER_TYPE.child, 'addChild'],
  [PASSENGER_TYPE.infant, 'addInfant'],
] as const;

interface PartyLabels {
  t: PartyTexts;
  passengers: PassengerTexts;
}

function noteOf(
  travellers: readonly TravellerDraft[],
  room: number,
  flightDate: string,
  { t, passengers }: PartyLabels,
): string {
  if (travellers.length === 0) return t.nobody;
  const problem = accompanimentProblem(travellers, flightDate, passengers);
  if (problem !== undefined) return problem;
  if (room <= 0) return t.full;
  const isOpen = travellers.some(({ passagerName }) => passagerName === '');
  return isOpen ? t.open : '';
}

interface ChosenProps {
  travellers: readonly TravellerDraft[];
  room: number;
  flightDate: string;
  onRemove(traveller: TravellerDraft): void;
}

function Chosen({ travellers, room, flightDate, onRemove }: ChosenProps) {
  const t = useTexts(partyTexts);
  const passengers = useTexts(passengerTexts);
  const search = useTexts(searchTexts);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className="fb-party-chosen" aria-label={t.chosen}>
        {travellers.map((traveller) => (
          <li key={traveller.key}>
            <OneLine>{nameOf(traveller, search)}</OneLine>
            <IconButton
              label={t.remove(nameOf(traveller, search))}
              size="small"
              icon={<X />}
              onClick={(event) => {
                // the pressed button disappears, so the focus moves to its neighbour
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
        {noteOf(travellers, room, flightDate, { t, passengers })}
      </p>
    </>
  );
}

/** True when the traveller has this staff number, saved traveller's number or row key. */
const isPerson = ({ key, staffNO, contactNO }: TravellerDraft, wanted: string): boolean =>
  key === wanted || staffNO === wanted || contactNO === wanted;
