import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import { FLIGHT_BOOKING_FAULTS } from '../../../src/contract/flight-booking/faults';
import { isMasked, maskCardNo } from '../../../src/domain/passenger/mask';

const ALIKE = '乘机人的证件号码隐藏后相同，无法区分是否为同一人，请填写完整的证件号码';

/**
 * Indices of the passengers whose document is repeated, with the messages; undefined when there are none. A full number
 * is compared only with the mask of one hidden from the caller, because a comparison of the numbers would confirm a
 * right guess. `sent`: as the caller sent them; `completed`: with full numbers.
 */
export function findRepeated(
  sent: readonly OrderPassenger[],
  completed: readonly OrderPassenger[],
): { places: number[]; message: string } | undefined {
  const comesAs = (likeness: Likeness) =>
    [...sent.keys()].filter((j) => [...Array(j).keys()].some((i) => likenessOf(i, j) === likeness));
  const same = comesAs('same');
  if (same.length > 0) return { places: same, message: FLIGHT_BOOKING_FAULTS.passengerDuplicated.msg };
  const alike = comesAs('alike');
  return alike.length > 0 ? { places: alike, message: ALIKE } : undefined;

  function likenessOf(i: number, j: number): Likeness {
    const [a, b] = [sent[i], sent[j]];
    if (a === undefined || b === undefined || a.cardType !== b.cardType) return 'different';
    if (sourceOf(a) !== sourceOf(b))
      return maskCardNo(a.cardNo) === maskCardNo(b.cardNo) ? 'alike' : 'different';
    return completed[i]?.cardNo === completed[j]?.cardNo ? 'same' : 'different';
  }
}

/** `alike`: their masks are equal, and the numbers may not be compared. */
type Likeness = 'same' | 'alike' | 'different';

/** Source of the number. The caller once entered that of a contact, but not that of staff. */
function sourceOf({ cardNo, staffNO }: OrderPassenger): 'sent' | 'staff' | 'contact' {
  if (!isMasked(cardNo)) return 'sent';
  return staffNO === '' ? 'contact' : 'staff';
}
