/** Number of the part of an evaluation, or of a reason, that is of a segment `s` of an order `o`: changes are judged flight by flight. */
const partNo = (o: string, s: string): string =>
  `case when ${o}.change_of is null then ${s}.leg_no else ${s}.segment_no end`;

/**
 * Whether a ticket is within the standard, and the reason if not, as a join: by the evaluation of its own order. `ticket`: what
 * has its order, segment and passenger number.
 */
export const judgementOf = (name: string, ticket: string): string => `
  cross join lateral (
    select g.is_within, case when g.is_within then '' else coalesce((
      select string_agg(distinct concat_ws('：', r.reason_name, nullif(chosen->>'reasonText', '')), '；')
      from jsonb_array_elements(js.over_reasons) chosen
      left join over_reason r on r.enterprise_num = jo.enterprise_num and r.reason_code = chosen->>'reasonCode'
      where (chosen->>'segmentNo')::int = ${partNo('jo', 'jf')}), '') end as over_reason
    from flight_order jo
    join order_segment jf on jf.order_no = jo.order_no and jf.segment_no = ${ticket}.segment_no
    join order_passenger jp on jp.order_no = jo.order_no and jp.passenger_no = ${ticket}.passenger_no
    left join order_standard js on js.order_no = jo.order_no
    cross join lateral (
      select not exists (
        select from jsonb_array_elements(js.evaluation->'segments') part
        cross join jsonb_array_elements(part->'violations') v
        where (part->>'segmentNo')::int = ${partNo('jo', 'jf')}
          and v->'passengerNames' ? jp.passenger_name) as is_within) g
    where jo.order_no = ${ticket}.order_no) ${name}`;
