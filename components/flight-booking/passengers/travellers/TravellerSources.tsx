import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import type { OrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { Field } from '../../../../src/ui/field/Field';
import { Tabs } from '../../../../src/ui/layout/tabs/Tabs';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import type { TravellerDraft } from '../draft/draft';
import { ColleagueMatches, type PickState } from './ColleagueMatches';
import { FrequentTravellers } from './FrequentTravellers';
import { flightPassengerTexts } from '../texts';
import { frequentTravellerOf, travellerOf } from './travellers';

interface Props extends Omit<PickState, 'isFull'> {
  booking: Booking;
  /** Rights of the user. While they load, colleagues are offered, as the gateway decides. */
  info: OrderFormInfo | undefined;
  flightDate: string;
  /** Number of travellers that can still be added. */
  room: number;
  onToggle(traveller: TravellerDraft): void;
}

type Source = 'colleagues' | 'frequent';

/** Sources of travellers: colleagues, and saved travellers with the right to book those. */
export function TravellerSources({ booking, info, flightDate, room, onToggle, ...picks }: Props) {
  const t = useTexts(flightPassengerTexts);
  const [source, setSource] = useState<Source>('colleagues');
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const picking = { ...picks, isFull: room <= 0 };
  const canBookColleagues = info?.canBookColleagues ?? true;
  const left = t.room(room);
  const colleagues = (
    <>
      {canBookColleagues && (
        <Field label={t.findColleagues} helper={t.findColleaguesHint(left)}>
          <TextInput value={keyword} onChange={setKeyword} prefix={<Search />} placeholder={t.keyword} />
        </Field>
      )}
      <ColleagueMatches
        {...picking}
        keyword={wanted}
        onToggle={(staff) => onToggle(travellerOf(staff, flightDate))}
      />
    </>
  );
  if (!info?.canBookOutsiders) return colleagues;
  return (
    <Tabs
      label={t.from}
      value={source}
      tabs={[
        { value: 'colleagues', label: canBookColleagues ? t.colleagues : t.self },
        { value: 'frequent', label: t.frequent },
      ]}
      onChange={(next: Source) => {
        setSource(next);
        setKeyword('');
      }}
    >
      {source === 'colleagues' ? (
        colleagues
      ) : (
        <>
          <Field label={t.findFrequent} helper={t.findFrequentHint(left)}>
            <TextInput
              value={keyword}
              onChange={setKeyword}
              prefix={<Search />}
              placeholder={t.nameKeyword}
            />
          </Field>
          <FrequentTravellers
            {...picking}
            booking={booking}
            keyword={wanted}
            onToggle={(saved) => onToggle(frequentTravellerOf(saved, flightDate))}
          />
        </>
      )}
    </Tabs>
  );
}
