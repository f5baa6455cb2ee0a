import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import type { OrderFormInfo } from '../../../src/contract/travellers/travellers';
import { Field } from '../../../src/ui/field/Field';
import { Tabs } from '../../../src/ui/layout/Tabs';
import { TextInput } from '../../../src/ui/field/TextInput';
import type { Booking } from '../model/booking';
import type { TravellerDraft } from './draft';
import { FoundColleagues, type Picking } from './FoundColleagues';
import { FrequentTravellers } from './FrequentTravellers';
import { frequentTravellerOf, travellerOf } from './travellers';

interface Props extends Omit<Picking, 'isFull'> {
  booking: Booking;
  /** What the user may; not known yet: as if they might book colleagues, which the gateway decides. */
  info: OrderFormInfo | undefined;
  flightDate: string;
  /** How many more there may be. */
  room: number;
  onToggle(traveller: TravellerDraft): void;
}

type Source = 'colleagues' | 'frequent';

/** Where travellers are found: colleagues, and by right those saved before. */
export function TravellerSources({ booking, info, flightDate, room, onToggle, ...picks }: Props) {
  const [source, setSource] = useState<Source>('colleagues');
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const picking = { ...picks, isFull: room <= 0 };
  const canBookColleagues = info?.canBookColleagues ?? true;
  const left = `还可添加 ${room} 人`;
  const colleagues = (
    <>
      {canBookColleagues && (
        <Field label="查找同事" helper={`支持姓名、拼音、工号、手机号；${left}`}>
          <TextInput value={keyword} onChange={setKeyword} prefix={<Search />} placeholder="输入关键字" />
        </Field>
      )}
      <FoundColleagues
        {...picking}
        keyword={wanted}
        onToggle={(staff) => onToggle(travellerOf(staff, flightDate))}
      />
    </>
  );
  if (!info?.canBookOutsiders) return colleagues;
  return (
    <Tabs
      label="从哪里添加"
      value={source}
      tabs={[
        { value: 'colleagues', label: canBookColleagues ? '同事' : '本人' },
        { value: 'frequent', label: '常用乘机人' },
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
          <Field label="查找常用乘机人" helper={`支持姓名；${left}`}>
            <TextInput value={keyword} onChange={setKeyword} prefix={<Search />} placeholder="输入姓名" />
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
