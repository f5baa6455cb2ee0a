import type { staffPermissions } from '../../../src/contract/data-permission/staff-permissions';
import type { RowOf } from '../../../src/contract/resource/resource';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { DataScope } from './DataScope';
import { GrantTree } from './GrantTree';
import { PersonGrants } from './StaffPermissionTools';
import { StaffRoles } from './StaffRoles';
import { detailTexts } from './detail/texts';

/** Roles, rights and data scope of a member of staff. */
export function StaffPermissionSections({ row }: { row: RowOf<typeof staffPermissions> }) {
  const t = useTexts(detailTexts);
  return (
    <>
      <StaffRoles row={row} />
      <DataScope row={row} />
      <Section title={t.granted}>
        <PersonGrants staffNO={row.staffNO} />
        <GrantTree staffNO={row.staffNO} />
      </Section>
    </>
  );
}
