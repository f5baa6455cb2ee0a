import { useState } from 'react';
import type { BatchOutcome } from '../../../../src/contract/address-book/staff-batch';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { useHost } from '../../../../src/element/host/host-context';
import { SelectionBar } from '../../../../src/element/list/SelectionBar';
import type { SelectionProps } from '../../../../src/element/resource/page-options';
import { useCanWrite } from '../../../../src/element/resource/use-can-write';
import { Button } from '../../../../src/ui/button/Button';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Member } from '../member';
import { ChangeDialog } from './ChangeDialog';
import { LeaveDialog } from './LeaveDialog';
import { RoleDialog } from './RoleDialog';
import { staffBatchTexts } from './texts';
import { MOST_CHOSEN, useChooseAll } from './use-choose-all';

type Asked = 'change' | 'role' | 'stopped' | 'departed';

/** Refused people of the last action, with the reasons. */
interface Refusals {
  done: number;
  rows: readonly { row: Member; reason: string }[];
}
const SHOWN = 50;
/** The list itself needs another right than the role of a person. */
const MEMBERS_OF_ROLES = { permission: { read: OBJECT.seeStaff, write: OBJECT.editRoles } };

/** Actions on the chosen staff. Those who are refused stay chosen. */
export function StaffBar({ chosen, total, query, choose, unchoose }: SelectionProps<Member>) {
  const host = useHost();
  const t = useTexts(staffBatchTexts);
  const mayGiveRoles = useCanWrite(MEMBERS_OF_ROLES);
  const [asked, ask] = useState<{ what: Asked; rows: ReadonlyMap<string, Member> }>();
  const [refusals, setRefusals] = useState<Refusals>();
  const { read, chooseAll } = useChooseAll({ query, choose });
  const end = () => ask(undefined);
  const isActive = ({ staffState }: Member) => staffState === 'active';
  const button = (what: Asked, text: string, disabled = false) => (
    <Button aria-haspopup="dialog" disabled={disabled} onClick={() => ask({ what, rows: chosen })}>
      {text}
    </Button>
  );

  function settle(outcomes: readonly BatchOutcome[]): void {
    const rows = outcomes.flatMap(({ staffNO, isDone, reason }) => {
      const row = asked?.rows.get(staffNO);
      return isDone || row === undefined ? [] : [{ row, reason }];
    });
    end();
    unchoose();
    choose(rows.map(({ row }) => row));
    const done = outcomes.length - rows.length;
    if (rows.length > 0) setRefusals({ done, rows });
    else host.notify({ as: 'toast', text: t.done(done), delayMs: 0 });
  }
  const asksFor = [...(asked?.rows.values() ?? [])];
  const of = (rows: readonly Member[]) => ({
    nos: rows.map(({ staffNO }) => staffNO),
    onClose: end,
    onDone: settle,
  });
  const dialog = of(asksFor);
  const inactive = asksFor
    .filter((row) => !isActive(row))
    .map(({ staffNO }) => ({ staffNO, isDone: false, reason: t.inactive }));
  return (
    <>
      <SelectionBar label={t.bar} said={t.chosen(chosen.size)} onUnchoose={unchoose}>
        {chosen.size < total && (
          <Button
            variant="text"
            disabled={total > MOST_CHOSEN}
            loading={read !== undefined}
            loadingText={t.choosing(read ?? 0, total)}
            onClick={() => void chooseAll()}
          >
            {total > MOST_CHOSEN ? t.tooMany(MOST_CHOSEN) : t.all(total)}
          </Button>
        )}
        {button('change', t.change)}
        {mayGiveRoles && button('role', t.role, ![...chosen.values()].some(isActive))}
        {button('stopped', t.stop)}
        {button('departed', t.depart)}
      </SelectionBar>
      {asked?.what === 'change' && <ChangeDialog {...dialog} />}
      {asked?.what === 'role' && (
        <RoleDialog
          {...of(asksFor.filter(isActive))}
          onDone={(outcomes) => settle([...outcomes, ...inactive])}
        />
      )}
      {(asked?.what === 'stopped' || asked?.what === 'departed') && (
        <LeaveDialog {...dialog} going={asked.what} />
      )}
      {refusals && <RefusedBox refusals={refusals} onClose={() => setRefusals(undefined)} />}
    </>
  );
}

function RefusedBox({ refusals: { done, rows }, onClose }: { refusals: Refusals; onClose(): void }) {
  const t = useTexts(staffBatchTexts);
  return (
    <MessageBox title={t.outcomeTitle} confirmText={t.close} onConfirm={onClose}>
      <p>{t.outcome(done, rows.length)}</p>
      <ul>
        {rows.slice(0, SHOWN).map(({ row, reason }) => (
          <li key={row.staffNO}>{t.refusedOne(row.staffName, row.jobNO, reason)}</li>
        ))}
      </ul>
      {rows.length > SHOWN && <p>{t.more(rows.length - SHOWN)}</p>}
    </MessageBox>
  );
}
