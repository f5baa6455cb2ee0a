import { useState } from 'react';
import { changeStaffState, staffMembers } from '../../../src/contract/address-book/staff-members';
import { useHost } from '../../../src/element/host/host-context';
import { useMayWrite } from '../../../src/element/resource/use-may-write';
import { ConfirmBox } from '../../../src/element/sending/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { versionOf, type Member } from './member';
import { DepartureDialog } from './DepartureDialog';
import { staffMemberTexts } from './texts';

/** 停用 or 启用, and 办理离职. */
export function StaffActions({ row }: { row: Member }) {
  const t = useTexts(staffMemberTexts);
  const mayWrite = useMayWrite(staffMembers);
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
      {asked === 'state' && <StateBox row={row} onClose={end} />}
      {asked === 'departure' && <DepartureDialog row={row} onClose={end} />}
    </>
  );
}

function StateBox({ row, onClose }: { row: Member; onClose(): void }) {
  const host = useHost();
  const t = useTexts(staffMemberTexts);
  const isActive = row.staffState === 'active';
  return (
    <ConfirmBox
      call={changeStaffState}
      body={{
        key: row.staffNO,
        version: versionOf(row),
        staffState: isActive ? 'stopped' : 'active',
      }}
      title={isActive ? t.stopTitle : t.startTitle}
      confirmText={isActive ? t.stop : t.start}
      cancelText={t.cancel}
      danger={isActive}
      onClose={onClose}
      onDone={() => {
        const text = t.stateSaved(row.staffName, isActive ? t.stop : t.start);
        host.notify({ as: 'toast', text, delayMs: 0 });
        onClose();
      }}
    >
      {isActive ? t.stopAsk(row.staffName) : t.startAsk(row.staffName)}
    </ConfirmBox>
  );
}
