import type { ChosenNotice, NoticeWay } from '../../../src/contract/personal-info/notices';
import type { CardAirline, Meal, Relation, Seat } from '../../../src/contract/personal-info/personal-info';

declare module '../db/schema' {
  interface Schema {
    frequent_flyer_card: { staff_no: string; airline: CardAirline; card_no: string };
    notice_way_choice: { staff_no: string; kind: ChosenNotice; way: NoticeWay; is_wanted: boolean };
    travel_wish: { staff_no: string; seat: Seat; meal: Meal };
    emergency_contact: { staff_no: string; contact_name: string; relation: Relation; phone: string };
  }
}
