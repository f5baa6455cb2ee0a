import { statements } from '../../db/statements';

/** Stores the staff numbers of travellers with every kind of application, because they may not decide it. */
export const migration = statements(
  `alter table approval_request add column traveller_nos text[] not null default '{}'`,
  `update approval_request a set traveller_nos = found.staff_nos
    from (
      select apply_id, array_agg(distinct staff_no) as staff_nos from (
        select apply_id, person ->> 'staffNO' as staff_no
          from approval_request, jsonb_array_elements(trip -> 'travellers') as person where trip is not null
        union all
        select apply_id, person ->> 'staffNO'
          from approval_request, jsonb_array_elements(choice -> 'passengers') as person where choice is not null
        union all
        select r.apply_id, p.staff_no
          from approval_request r, jsonb_array_elements(r.refund -> 'tickets') as ticket, order_passenger p
          where r.refund is not null and p.order_no = r.refund ->> 'orderNo'
            and p.passenger_no = (ticket ->> 'passengerNo')::int
      ) as travelling where coalesce(staff_no, '') <> '' group by apply_id
    ) as found where found.apply_id = a.apply_id`,
);
