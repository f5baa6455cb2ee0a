import { useState } from 'react';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { ShowActions } from '../../../src/element/resource/page-options';
import { useCanWrite } from '../../../src/element/resource/use-can-write';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { DepartureDialog } from './DepartureDialog';
import type { Member } from './member';
import { ReinstateDialog } from './ReinstateDialog';
import { staffMemberTexts } from './texts';

/** Actions 停用 or 启用, and 办理离职. */
export function StaffActions({ row, show }: { row: Member; show: ShowActions }) {
  const t = useTexts(staffMemberTexts);
  const mayWrite = useCanWrite(staffMembers);
  const [asked, ask] = useState<'state' | 'departure'>();
  const isActive = row.staffState === 'active';
  const end = () => ask(undefined);
  if (!mayWrite) return null;
  return (
    <>
      {show([
        { text: isActive ? t.stop : t.start, onAct: () => ask('state') },
        ...(row.staffState === 'departed' ? [] : [{ text: t.depart, onAct: () => ask('departure') }]),
      ])}
      {asked === 'state' && isActive && <DepartureDialog row={row} going="stopped" onClose={end} />}
      {asked === 'state' && !isActive && <ReinstateDialog row={row} onClose={end} />}
      {asked === 'departure' && <DepartureDialog row={row} going="departed" onClose={end} />}
    </>
  );
}
