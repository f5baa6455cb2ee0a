import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { createOrder as createOrderCall } from '../../../src/contract/flight-booking';
import { OBJECT } from '../../../src/contract/permission-objects';
import type { AreaDeps } from '../deps';
import { Fault, fieldsInvalid } from '../fault';
import type { CallerContext } from '../implement';
import { checkBookTime, findOffers, type Offer } from './offer';
import { placeOrder } from './place-order';
import { findStaffNos } from './queries';
import { checkLimits, checkPassengers, checkSequence, checkVoyages } from './party';

type Body = ParsedBodyOf<typeof createOrderCall>;
type Created = ResultOf<typeof createOrderCall>;

const MINUTE = 60_000;

/**
 * Prices again, checks the limits, holds the seats and makes the PNR. Throws the fault of the first step that
 * does not work out; the call's transaction undoes the steps before.
 */
export async function createOrder(
  { supplier, parameters: readParameters }: AreaDeps,
  context: CallerContext,
  body: Body,
): Promise<Created> {
  const { db, caller, now } = context;
  const { voyages, passengers, voyageType } = body;
  checkVoyages(voyages, voyageType);
  await checkWhoTravels(context, body);

  const parameters = await readParameters(db, now);
  const offers = await findOffers(supplier, voyages, { now, parameters });
  checkBookTime(offers, now);
  checkSequence(offers);
  checkPassengers(
    passengers,
    offers.map(({ flight }) => flight.flight.takeOffTime.slice(0, 10)),
  );
  checkPrices(offers, body);
  const limits = checkLimits(offers, passengers, voyageType);
  if (limits.malformed.length > 0) context.log.warn({ plimit: limits.malformed }, 'unreadable restriction');
  if (!limits.success) {
    throw new Fault('bookingLimited', limits.message, { title: limits.title, errorType: limits.errorType });
  }

  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const { payMinutes, priceGuaranteeMinutes } = parameters;
  const payDeadline = inMinutes(payMinutes);
  const priceGuaranteedUntil = inMinutes(Math.min(priceGuaranteeMinutes, payMinutes));
  const { orderNo, total } = await placeOrder(db, supplier, {
    caller,
    voyageType,
    travelType: body.travelType,
    offers,
    passengers,
    contactName: body.contactName,
    contactPhone: body.contactPhone,
    remark: body.remark,
    createdAt: now,
    payDeadline,
    priceGuaranteedUntil,
  });
  return {
    orderNo,
    totalAmount: total,
    payDeadline: payDeadline.toISOString(),
    priceGuaranteedUntil: priceGuaranteedUntil.toISOString(),
  };
}

/** Colleagues must be of the caller's enterprise, and without the right to book for others one books for oneself. */
async function checkWhoTravels({ db, caller }: CallerContext, { passengers }: Body): Promise<void> {
  const isAlone = passengers.every(({ staffNO }) => staffNO === caller.staffNo);
  if (!isAlone && !caller.objects.has(OBJECT.bookForColleagues)) throw new Fault('forbidden');

  const staffNos = passengers.map(({ staffNO }) => staffNO).filter((staffNo) => staffNo !== '');
  const known = await findStaffNos(db, caller.enterpriseNum, staffNos);
  const fields: Record<string, string> = {};
  for (const [i, { staffNO }] of passengers.entries()) {
    if (staffNO !== '' && !known.has(staffNO)) fields[`passengers.${i}.staffNO`] = '该员工不属于当前企业';
  }
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}

function checkPrices(offers: readonly Offer[], { voyages }: Body): void {
  for (const [i, { segmentNo, price }] of offers.entries()) {
    const { salePrice } = price.unit;
    if (voyages[i]?.salePrice !== salePrice) {
      throw new Fault('priceChanged', undefined, { segmentNo, salePrice });
    }
  }
}
