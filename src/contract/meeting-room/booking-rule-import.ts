import * as v from 'valibot';
import { tableImportCall } from '../import-job/table-import';
import { EDIT_BOOKING_RULES } from './booking-rule';

/** Adds rows of a table, .xlsx or .csv; a row whose name is on record stays as it is. */
export const importBookingRules = tableImportCall({
  kind: 'bookingRules',
  gateway: 'service',
  path: '/api/meetingRoomBookingRuleController/importBookingRules',
  fileBytes: 4 * 1024 * 1024,
  rows: 5000,
  permission: EDIT_BOOKING_RULES,
  body: {},
  result: { knownCount: v.number() },
});
