import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Dependents } from '../server/dependent';

const OWN = 'their own record';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'bookingDelegate',
      name: '预订授权',
      columns: ['booking_delegate.staff_no', 'booking_delegate.delegate_no'],
      isRight: true,
      async list({ db, caller, now }, staffNo) {
        const rows = await db
          .selectFrom('booking_delegate as b')
          .innerJoin('staff as p', 'p.staff_no', 'b.staff_no')
          .innerJoin('staff as d', 'd.staff_no', 'b.delegate_no')
          .select(['b.grant_no', 'b.ends_on', 'p.staff_name as principal', 'd.staff_name as delegate'])
          .where('b.enterprise_num', '=', caller.enterpriseNum)
          .where('b.ended_at', 'is', null)
          .where('b.ends_on', '>=', shanghaiDate(now))
          .where((eb) => eb.or([eb('b.staff_no', '=', staffNo), eb('b.delegate_no', '=', staffNo)]))
          .orderBy('b.grant_no')
          .execute();
        return rows.map(({ grant_no, ends_on, principal, delegate }) => ({
          no: String(grant_no),
          name: `${delegate}为${principal}预订，至${ends_on}`,
          link: '',
        }));
      },
      async end({ db, now }, _staffNo, nos) {
        await db
          .updateTable('booking_delegate')
          .set({ ended_at: now })
          .where('grant_no', 'in', nos.map(Number))
          .execute();
      },
    },
  ],
  stays: {
    'emergency_contact.staff_no': OWN,
    'frequent_flyer_card.staff_no': OWN,
    'travel_wish.staff_no': OWN,
    'email_request.user_no': 'of the account, which belongs to the person in every enterprise',
  },
};
