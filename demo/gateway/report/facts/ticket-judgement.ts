/**
 * Number of the part of an evaluation, or of a reason, for segment `s` of order `o`: changes are judged per flight,
 * other orders per leg.
 */
const partNo = (o: string, s: string): string =>
  `case when ${o}.change_of is null then ${s}.leg_no else ${s}.segment_no end`;

/**
 * Join with a ticket's compliance with the standard, and the reason if not, by the evaluation of its own order.
 * `ticket`: alias with order, segment and passenger number.
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

/**
 * Join with the ticket whose evaluation applies: the ticket itself, or the previous one when its change was not judged.
 * `numbers`: its order, segment and passenger number.
 */
const judgedTicket = (name: string, numbers: readonly [string, string, string]): string => `
  cross join lateral (
    with recursive line as (
      select ${numbers[0]} as order_no, ${numbers[1]} as segment_no, ${numbers[2]} as passenger_no, 0 as age
      union all
      select ct.old_order_no, ct.old_segment_no, ct.old_passenger_no, line.age + 1
      from line join change_ticket ct using (order_no, segment_no, passenger_no)
      where not exists (select from order_standard own where own.order_no = line.order_no))
    select * from line order by age desc limit 1) ${name}`;

/** Join with the compliance of a ticket that may have been changed. */
export const standingOf = (name: string, numbers: readonly [string, string, string]): string =>
  judgedTicket(`${name}_by`, numbers) + judgementOf(name, `${name}_by`);
