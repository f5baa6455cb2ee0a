import { agentBuys } from '../../../../src/contract/hotel/agent-buys';
import { agreementState, isInForce, weekPrice } from '../../../../src/domain/hotel/agreement';
import { preferred } from '../../../../src/domain/hotel/preferred';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { RowContext } from '../../server/http/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { DEPARTMENTS } from '../../server/resource/references';
import { referencesIn } from '../../server/resource/stored-fields';
import { CITIES } from '../../travel-standard/city-tiers/cities';

/** Key of a hotel: its name within a city. */
const hotelOf = ({ hotel_name, city_code }: { hotel_name: string; city_code: string }) =>
  JSON.stringify([city_code, hotel_name]);

/** The enterprise's form has no fields of the agency's data, which are therefore read-only. */
export const agentBuyCalls = implementResource(agentBuys, {
  table: 'agent_hotel_offer',
  columns: {
    offerNO: 'offer_no',
    // the sort column; the name itself comes from `related`
    hotelName: 'hotel_name_sound',
    star: 'star',
    isJoined: 'is_joined',
    modifyTime: 'modified_at',
  },
  fields: { departments: referencesIn('dept_nos', DEPARTMENTS) },
  async related(context, rows) {
    const today = shanghaiDate(context.now);
    const own = await findOwnPrices(context, today);
    const cities = await CITIES.names(
      context,
      rows.map(({ city_code }) => city_code),
    );
    return rows.map((row) => {
      const validPeriod = { from: row.valid_from, to: row.valid_to };
      const state = agreementState({ isEnable: true, validPeriod }, today);
      const tax = { isTaxIncluded: row.is_tax_included, taxRate: row.tax_rate };
      const agentPrice = weekPrice(row.rooms, tax);
      const ownPrice = own.get(hotelOf(row)) ?? null;
      return {
        hotelName: row.hotel_name,
        city: { no: row.city_code, name: cities.get(row.city_code) ?? row.city_code },
        validPeriod,
        rooms: row.rooms,
        agreementState: state,
        agentPrice,
        ownPrice,
        preferred: preferred(
          { price: agentPrice, isUsable: row.is_joined && isInForce(state) },
          ownPrice === null ? undefined : { price: ownPrice, isUsable: true },
        ),
      };
    });
  },
  search: ['hotel_name'],
  filters: { city: 'city_code', star: 'star', isJoined: 'is_joined' },
});

/** Current price of a night by the enterprise's own agreement, by hotel. */
async function findOwnPrices(
  { db, caller }: RowContext,
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('hotel_agreement')
    .select(['hotel_name', 'city_code', 'rooms', 'is_tax_included', 'tax_rate'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('is_enable', '=', true)
    .where('valid_from', '<=', today)
    .where('valid_to', '>=', today)
    .execute();
  return new Map(
    rows.map((row) => [
      hotelOf(row),
      weekPrice(row.rooms, { isTaxIncluded: row.is_tax_included, taxRate: row.tax_rate }),
    ]),
  );
}
