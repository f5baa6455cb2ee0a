import { statements } from '../../db/statements';

/** Trips have legs, each with its own days, means of travel and budget; existing trips have none. */
export const migration = statements(
  `update approval_request set trip = trip || '{"legs": [], "costCenterNo": "", "costCenterName": "",
    "accountingEntityNo": "", "accountingEntityName": "", "form": null}'
  where trip is not null`,
);
