import type { TestGateway } from '../harness';

/** Removes the report pages from the role of all staff, so that users without another role cannot open them. */
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
