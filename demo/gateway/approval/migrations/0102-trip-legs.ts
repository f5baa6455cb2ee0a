import { statements } from '../../db/statements';

/** Trips have legs, each with days, means of travel and budget of its own; those of before have none. */
export const migration = statements(
  `update approval_request set trip = trip || '{"legs": [], "costCenterNo": "", "costCenterName": "",
    "accountingEntityNo": "", "accountingEntityName": "", "form": null}'
  where trip is not null`,
);
