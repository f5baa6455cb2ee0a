import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { Dialog } from '../../../src/ui/Dialog';
import { Field } from '../../../src/ui/Field';
import { Tabs } from '../../../src/ui/Tabs';
import { TextInput } from '../../../src/ui/TextInput';
import type { Booking } from '../booking';
import type { TravellerDraft } from './draft';
import { FoundColleagues } from './FoundColleagues';
import { KeptTravellers } from './KeptTravellers';
import { keptTraveller, travellerOf } from './travellers';
import { useFormInfo } from './use-form-info';

interface Props {
  booking: Booking;
  chosen: readonly TravellerDraft[];
  flightDate: string;
  /** How many more there may be. */
  room: number;
  onAdd(added: TravellerDraft[]): void;
  onAddExternal(): void;
  onClose(): void;
}

type Source = 'colleagues' | 'kept';

/** Finds colleagues and travellers kept from before, several at once, or adds somebody from outside. */
export function AddTravellers(props: Props) {
  const { booking, chosen, flightDate, room, onAdd, onAddExternal, onClose } = props;
  const { data: info } = useFormInfo(booking);
  const [source, setSource] = useState<Source>('colleagues');
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const [picked, setPicked] = useState<readonly TravellerDraft[]>([]);
  const picking = {
    isPicked: (key: string) => picked.some((traveller) => traveller.key === key),
    isBarred: (key: string) => chosen.some(({ staffNO, contactNO }) => staffNO === key || contactNO === key),
    isFull: picked.length >= room,
  };
  const toggle = (traveller: TravellerDraft) =>
    setPicked((before) =>
      before.some(({ key }) => key === traveller.key)
        ? before.filter(({ key }) => key !== traveller.key)
        : [...before, traveller],
    );
  const canBookColleagues = info?.canBookColleagues ?? true;
  const left = `还可添加 ${room - picked.length} 人`;
  const colleagues = (
    <>
      {canBookColleagues && (
        <Field label="查找同事" helper={`支持姓名、拼音、工号、手机号；${left}`}>
          <TextInput value={keyword} onChange={setKeyword} prefix={<Search />} placeholder="输入关键字" />
        </Field>
      )}
      <FoundColleagues
        {...picking}
        booking={booking}
        keyword={wanted}
        onToggle={(staff) => toggle(travellerOf(staff, flightDate))}
      />
    </>
  );
  return (
    <Dialog
      title="添加乘机人"
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
              新增外部人员
            </Button>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            disabled={picked.length === 0}
            onClick={() => {
              onAdd([...picked]);
              onClose();
            }}
          >
            {picked.length > 0 ? `确定（${picked.length}人）` : '确定'}
          </Button>
        </>
      }
    >
      {info?.canBookOutsiders ? (
        <Tabs
          label="从哪里添加"
          value={source}
          tabs={[
            { value: 'colleagues', label: canBookColleagues ? '同事' : '本人' },
            { value: 'kept', label: '常用乘机人' },
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
              <KeptTravellers
                {...picking}
                booking={booking}
                keyword={wanted}
                onToggle={(kept) => toggle(keptTraveller(kept, flightDate))}
              />
            </>
          )}
        </Tabs>
      ) : (
        colleagues
      )}
    </Dialog>
  );
}
