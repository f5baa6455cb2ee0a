import type { OrderPassenger } from '../../../src/contract/flight-booking';
import { OBJECT } from '../../../src/contract/permission-objects';
import { Fault, fieldsInvalid } from '../fault';
import type { CallerContext } from '../implement';
import { findStaffNos } from './queries';

/** Colleagues must be of the caller's enterprise, and without the right to book for others one books for oneself. */
export async function checkWhoTravels(
  { db, caller }: Pick<CallerContext, 'db' | 'caller'>,
  passengers: readonly OrderPassenger[],
): Promise<void> {
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
