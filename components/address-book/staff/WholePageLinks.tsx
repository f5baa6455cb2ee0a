import { createContext, useContext } from 'react';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { useHost } from '../../../src/element/host/host-context';
import { useCanWriteIn } from '../../../src/element/resource/use-can-write';
import { Button } from '../../../src/ui/button/Button';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Member } from './member';
import { staffMemberTexts } from './texts';

/** Shows the form of a member of staff in place of the list; undefined outside the list. */
export const ShowWholeForm = createContext<((staffNO: string) => void) | undefined>(undefined);

/** Leads from the list to the pages of one member of staff. Outside a portal the form replaces the list. */
export function WholePageLinks({ row }: { row: Member }) {
  const t = useTexts(staffMemberTexts);
  const { runtime } = useHost();
  const showForm = useContext(ShowWholeForm);
  const mayEdit = useCanWriteIn(staffMembers)([row.department.no]);
  const no = encodeURIComponent(row.staffNO);
  if (showForm === undefined) return null;
  if (runtime.addressOf !== undefined)
    return (
      <Toolbar>
        <a className="tp-list-link" href={`#/employeeManage/staffDetail/${no}`}>
          {t.wholeDetail}
        </a>
        {mayEdit && (
          <a className="tp-list-link" href={`#/employeeManage/staffEdit/${no}`}>
            {t.wholeForm}
          </a>
        )}
      </Toolbar>
    );
  if (!mayEdit) return null;
  return (
    <Toolbar>
      <Button variant="text" size="small" onClick={() => showForm(row.staffNO)}>
        {t.wholeForm}
      </Button>
    </Toolbar>
  );
}
