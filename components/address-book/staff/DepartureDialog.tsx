import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import {
  changeStaffState,
  departStaff,
  queryStaffDependents,
  type DependentGroup,
} from '../../../src/contract/address-book/staff-state';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { StaffChoice } from '../../../src/element/resource/fields/StaffChoice';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import type { FormSubmission } from '../../../src/element/submission/form-submission';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import type { Form, Problems } from '../../../src/ui/form/create-form';
import { FormField } from '../../../src/ui/form/FormField';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { DependentGroupView } from './DependentGroups';
import {
  isHandedOver,
  groupsWithoutSuccessor,
  NO_SUCCESSOR,
  successorsOf,
  type DepartureDraft,
} from './departure-draft';
import { SuccessorsByKind } from './SuccessorsByKind';
import { versionOf, type Member } from './member';
import { staffMemberTexts } from './texts';

interface Props {
  row: Member;
  going: 'stopped' | 'departed';
  onClose(): void;
}

/** Stops or dismisses a member of staff: names successors for their dependents and lists the rows that end. */
export function DepartureDialog({ row, going, onClose }: Props) {
  const host = useHost();
  const t = useTexts(staffMemberTexts);
  const errors = useTexts(errorTexts);
  const held = useCall(queryStaffDependents, { key: row.staffNO, staffState: going }, { live: true });
  const { data } = held;
  const [leaving] = useState(() =>
    leavingOf(host, {
      row,
      going,
      say: t.successorFor,
      onDone() {
        const text =
          going === 'departed' ? t.departed(row.staffName) : t.stateSaved(row.staffName, 'stopped');
        host.notify({ as: 'toast', text, delayMs: 0 });
        onClose();
      },
    }),
  );
  useEffect(() => leaving.tell(data?.groupList ?? []), [leaving, data]);
  const isDeparture = going === 'departed';
  const handed = data?.groupList.filter(isHandedOver) ?? [];
  return (
    <FormDialog
      title={isDeparture ? t.departTitle(row.staffName) : t.stopOne(row.staffName)}
      submitText={isDeparture ? t.depart : t.stop}
      sending={leaving}
      isChanged={leaving.isChanged}
      onClose={onClose}
    >
      <p>{isDeparture ? t.departHint : t.stopAsk(row.staffName)}</p>
      {!data && !held.error && <SkeletonRows rows={3} label={t.loadingDeparture} />}
      {!data && held.error && (
        <ErrorState
          message={t.departFailed(errors.of(held.error))}
          retrying={held.isFetching}
          onRetry={() => void held.refetch()}
        />
      )}
      {data?.groupList.length === 0 && <p>{t.departNothing}</p>}
      {data?.groupList.map((group) => (
        <DependentGroupView key={group.kind} group={group} />
      ))}
      {data && data.callersList.length > 0 && (
        <Section title={t.callersTitle}>
          <p>{t.callersHint}</p>
          <ul>
            {data.callersList.map(({ name, successorName }) => (
              <li key={name}>{t.callersRow(name, successorName)}</li>
            ))}
          </ul>
        </Section>
      )}
      {data && data.beyondList.length > 0 && (
        <Section title={t.beyondTitle}>
          <p>{t.beyondHint}</p>
          <ul>
            {data.beyondList.map(({ name, count, successorName }) => (
              <li key={name}>{t.beyondRow(name, count, successorName)}</li>
            ))}
          </ul>
        </Section>
      )}
      {handed.length > 0 && (
        <>
          <FormField
            form={leaving.form}
            name="successor"
            label={t.successorOfAll}
            helper={t.successorHint}
            required={data?.needsSuccessor ?? false}
          >
            {(control) => <StaffChoice {...control} />}
          </FormField>
          <SuccessorsByKind form={leaving.form} groups={handed} />
        </>
      )}
    </FormDialog>
  );
}

interface DepartureProps {
  row: Member;
  going: 'stopped' | 'departed';
  /** Message for groups that need a successor and have none yet. */
  say(names: readonly string[]): string;
  onDone(): void;
}

/** Stopping and leaving use different calls but share one draft. */
interface DepartureForm extends FormSubmission {
  form: Form<DepartureDraft, GenericSchema>;
  isChanged(): boolean;
  /** Sets the groups that are checked for missing successors. */
  tell(groups: readonly DependentGroup[]): void;
}

function leavingOf(host: Host, { row, going, say, onDone }: DepartureProps): DepartureForm {
  const of = { key: row.staffNO, version: versionOf(row) };
  let groups: readonly DependentGroup[] = [];
  const common = {
    values: NO_SUCCESSOR,
    check(draft: DepartureDraft): Problems {
      const wanted = groupsWithoutSuccessor(groups, draft).map(({ name }) => name);
      return wanted.length === 0 ? {} : { successor: say(wanted) };
    },
    fieldOf: (path: string) =>
      path.startsWith('successors') ? 'byKind' : path.replace(/^successor\..*/, 'successor'),
    onDone,
  };
  const saving =
    going === 'departed'
      ? createCallForm(host, {
          ...common,
          call: departStaff,
          body: (draft: DepartureDraft) => ({ ...of, ...successorsOf(draft) }),
        })
      : createCallForm(host, {
          ...common,
          call: changeStaffState,
          body: (draft: DepartureDraft) => ({
            ...of,
            ...successorsOf(draft),
            staffState: 'stopped' as const,
          }),
        });
  return {
    ...saving,
    tell(told) {
      groups = told;
    },
  };
}
