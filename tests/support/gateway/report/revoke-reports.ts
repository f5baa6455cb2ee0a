import type { TestGateway } from '../harness';

/** Takes the pages of reports from the role of staff: whoever holds no other may open none. */
export async function revokeReports({ db }: TestGateway): Promise<void> {
  const reports = db
    .selectFrom('permission_object')
    .select('object_no')
    .where('url', 'like', '/travelReport/%');
  await db
    .deleteFrom('role_grant')
    .where('role_no', '=', '100001-staff')
    .where('object_no', 'in', reports)
    .execute();
}
