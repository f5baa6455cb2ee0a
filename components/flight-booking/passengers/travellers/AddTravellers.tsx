import { useState } from 'react';
import { queryOrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { useCall } from '../../../../src/element/data/use-call';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import type { Booking } from '../../model/booking';
import type { TravellerDraft } from '../draft/draft';
import { flightPassengerTexts } from '../texts';
import { TravellerSources } from './TravellerSources';

interface Props {
  booking: Booking;
  chosen: readonly TravellerDraft[];
  flightDate: string;
  /** Number of travellers that can still be added. */
  room: number;
  onAdd(added: TravellerDraft[]): void;
  onAddExternal(): void;
  onClose(): void;
}

/** Dialog to add travellers: several colleagues or saved travellers at once, or a new external one. */
export function AddTravellers(props: Props) {
  const { booking, chosen, flightDate, room, onAdd, onAddExternal, onClose } = props;
  const t = useTexts(flightPassengerTexts);
  const { data: info } = useCall(queryOrderFormInfo, {});
  const [picked, setPicked] = useState<readonly TravellerDraft[]>([]);
  const toggle = (traveller: TravellerDraft) =>
    setPicked((before) =>
      before.some(({ key }) => key === traveller.key)
        ? before.filter(({ key }) => key !== traveller.key)
        : [...before, traveller],
    );
  return (
    <Dialog
      title={t.add}
      onClose={onClose}
      footer={
        <>
          {info?.canBookOutsiders && (
            <Button
              variant="text"
              onClick={() => {
                onAddExternal();
                onClose();
              }}
            >
              {t.addOutsider}
            </Button>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={picked.length === 0}
            onClick={() => {
              onAdd([...picked]);
              onClose();
            }}
          >
            {t.confirm(picked.length)}
          </Button>
        </>
      }
    >
      <TravellerSources
        booking={booking}
        info={info}
        flightDate={flightDate}
        room={room - picked.length}
        isPicked={(key) => picked.some((traveller) => traveller.key === key)}
        isAdded={(key) => chosen.some(({ staffNO, contactNO }) => staffNO === key || contactNO === key)}
        onToggle={toggle}
      />
    </Dialog>
  );
}
