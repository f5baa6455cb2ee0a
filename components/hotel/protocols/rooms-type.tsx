import { roomProblem, type AgreedRoom, type TypedRoom } from '../../../src/contract/hotel/values';
import type { BoundField, FieldType } from '../../../src/element/resource/fields/field-type';
import { Field } from '../../../src/ui/field/Field';
import { INTEGER, NumberInput, YUAN } from '../../../src/ui/field/text/NumberInput';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { RepeatedRows } from '../../../src/element/resource/fields/RepeatedRows';
import type { ProtocolTexts } from './texts';

const BLANK: TypedRoom = { roomName: '', weekdayPrice: null, weekendPrice: null, breakfasts: 1 };

type RoomTexts = Pick<
  ProtocolTexts,
  'room' | 'roomName' | 'weekdayPrice' | 'weekendPrice' | 'breakfasts' | 'addRoom' | 'removeRoom' | 'roomCell'
>;

/** Room types with the agreed terms. */
export const roomList = (): FieldType<AgreedRoom[], RoomTexts> => ({
  words: (rooms, t) => rooms.map((room) => t.room(room)).join('；'),
  cell: (rooms, t) => rooms.map((room) => t.room(room)).join('；'),
  blank: [],
  required: true,
  width: 220,
  block: (bound, t) => <RoomsField {...bound} t={t} />,
});

function RoomsField({
  label,
  value,
  error,
  onChange,
  t,
}: BoundField<AgreedRoom[] | null> & { t: RoomTexts }) {
  const rooms: readonly TypedRoom[] = value ?? [];
  const problem = error === undefined ? undefined : roomProblem(rooms);
  const at = problem?.at ?? -1;
  return (
    <RepeatedRows<TypedRoom>
      label={label}
      rows={rooms}
      blank={BLANK}
      addText={t.addRoom}
      removeText={t.removeRoom}
      error={at >= 0 && at < rooms.length ? undefined : error}
      // an empty field reaches the schema as null, which reports it
      onChange={(next) => onChange(next as AgreedRoom[])}
    >
      {(room, i, change) => (
        <>
          <Field label={t.roomCell(i, t.roomName)} required error={i === at ? error : undefined}>
            <TextInput value={room.roomName} maxLength={30} onChange={(roomName) => change({ roomName })} />
          </Field>
          <Field label={t.roomCell(i, t.weekdayPrice)} required>
            <NumberInput
              value={room.weekdayPrice}
              format={YUAN}
              prefix="¥"
              onChange={(weekdayPrice) => change({ weekdayPrice })}
            />
          </Field>
          <Field label={t.roomCell(i, t.weekendPrice)} required>
            <NumberInput
              value={room.weekendPrice}
              format={YUAN}
              prefix="¥"
              onChange={(weekendPrice) => change({ weekendPrice })}
            />
          </Field>
          <Field label={t.roomCell(i, t.breakfasts)} required>
            <NumberInput
              value={room.breakfasts}
              format={INTEGER}
              onChange={(breakfasts) => change({ breakfasts })}
            />
          </Field>
        </>
      )}
    </RepeatedRows>
  );
}
