import { useState } from 'react';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { useCanWrite } from '../../../src/element/resource/use-can-write';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { DepartureDialog } from './DepartureDialog';
import type { Member } from './member';
import { ReinstateDialog } from './ReinstateDialog';
import { staffMemberTexts } from './texts';

/** Buttons 停用 or 启用, and 办理离职. */
export function StaffActions({ row }: { row: Member }) {
  const t = useTexts(staffMemberTexts);
  const mayWrite = useCanWrite(staffMembers);
  const [asked, ask] = useState<'state' | 'departure'>();
  const isActive = row.staffState === 'active';
  const end = () => ask(undefined);
  if (!mayWrite) return null;
  const button = (text: string, what: 'state' | 'departure') => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${row.staffName}`}
      onClick={() => ask(what)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(isActive ? t.stop : t.start, 'state')}
      {row.staffState !== 'departed' && button(t.depart, 'departure')}
      {asked === 'state' && isActive && <DepartureDialog row={row} going="stopped" onClose={end} />}
      {asked === 'state' && !isActive && <ReinstateDialog row={row} onClose={end} />}
      {asked === 'departure' && <DepartureDialog row={row} going="departed" onClose={end} />}
    </>
  );
}
