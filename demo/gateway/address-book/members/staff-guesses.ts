import { sql } from 'kysely';
import { isMasked, maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import { DATA_RANGE } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import { countGuesses, type GuessLimits, type NumberGuess } from '../../travellers/number-guesses';
import { isMaintainedDepartment } from '../scope';
import type { MemberForm } from './member-form';

type Numbers = Pick<MemberForm, 'phone' | 'cardType' | 'cardNo'>;

/**
 * Logs full numbers, right or wrong, that could match masked ones of staff outside the caller's scope. Throws
 * numberGuessesUsedUp.
 */
export async function limitStaffGuesses(
  context: CallerContext,
  limits: GuessLimits,
  forms: readonly Numbers[],
): Promise<void> {
  const { db, caller } = context;
  if (caller.range === DATA_RANGE.enterprise) return;
  const phones = forms.filter(({ phone }) => phone !== '' && !isMasked(phone));
  const cards = forms.filter(({ cardNo }) => cardNo !== '' && !isMasked(cardNo));
  if (phones.length === 0 && cards.length === 0) return;
  const { rows: others } = await sql<Other>`
    select s.staff_no as "staffNo", s.phone, s.identity_card_type as "cardType",
      coalesce(s.identity_card_no, '') as "cardNo"
    from staff s where s.enterprise_num = ${caller.enterpriseNum} and not ${isMaintainedDepartment(caller, 's.dept_no')}
      and (right(s.phone, 2) = any(${endsOf(phones.map(({ phone }) => phone))}::text[])
        or right(s.identity_card_no, 2) = any(${endsOf(cards.map(({ cardNo }) => cardNo))}::text[]))
    order by s.staff_no`.execute(db);
  const byPhone = new Map(others.map(({ phone, staffNo }) => [maskPhone(phone), staffNo]));
  const byCard = new Map(others.map((other) => [cardKey(other), other.staffNo]));
  const guesses: NumberGuess[] = [];
  const note = (staffNo: string | undefined, cardType: number | null) => {
    if (staffNo !== undefined) guesses.push({ staffNo, contactNo: null, cardType });
  };
  for (const { phone } of phones) note(byPhone.get(maskPhone(phone)), null);
  for (const card of cards) note(byCard.get(cardKey(card)), card.cardType);
  await countGuesses(context, limits, guesses);
}

interface Other {
  staffNo: string;
  phone: string;
  cardType: number;
  cardNo: string;
}

/** Each mask shows the last two digits. */
const endsOf = (numbers: readonly string[]): string[] => [...new Set(numbers.map((one) => one.slice(-2)))];

const cardKey = ({ cardType, cardNo }: Pick<Other, 'cardType' | 'cardNo'>): string =>
  `${cardType} ${maskCardNo(cardNo)}`;
