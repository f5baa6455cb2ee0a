import { useState } from 'react';
import { departStaff, queryDeparture } from '../../../src/contract/address-book/staff-members';
import type { Named } from '../../../src/contract/resource/values';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { StaffChoice } from '../../../src/element/resource/StaffChoice';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import { createSaving } from '../../../src/element/sending/saving';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { versionOf, type Member } from './member';
import { staffMemberTexts } from './texts';

interface Draft {
  successor: Named | null;
}
const EMPTY: Draft = { successor: null };

/** What somebody leaves behind, who takes it over, and that they leave. */
export function DepartureDialog({ row, onClose }: { row: Member; onClose(): void }) {
  const host = useHost();
  const t = useTexts(staffMemberTexts);
  const errors = useTexts(errorTexts);
  const left = useCall(queryDeparture, { key: row.staffNO }, { live: true });
  const [leaving] = useState(() =>
    createSaving(host, {
      call: departStaff,
      values: EMPTY,
      body: (draft: Draft) => ({ key: row.staffNO, version: versionOf(row), ...draft }),
      check: () => ({}),
      fieldOf: (path) => path.replace(/^successor\..*/, 'successor'),
      onDone() {
        host.notify({ as: 'toast', text: t.departed(row.staffName), delayMs: 0 });
        onClose();
      },
    }),
  );
  const { data } = left;
  return (
    <FormDialog
      title={t.departTitle(row.staffName)}
      submitText={t.depart}
      sending={leaving}
      isChanged={leaving.isChanged}
      onClose={onClose}
    >
      <p>{t.departHint}</p>
      {!data && !left.error && <SkeletonRows rows={1} label={t.loadingDeparture} />}
      {!data && left.error && (
        <ErrorState
          message={t.departFailed(errors.of(left.error))}
          retrying={left.isFetching}
          onRetry={() => void left.refetch()}
        />
      )}
      {data && (
        <p>
          {data.needsSuccessor
            ? t.departLeft(data.subordinateCount, data.approvalCount, data.headCount)
            : t.departNothing}
        </p>
      )}
      <FormField
        form={leaving.form}
        name="successor"
        label={t.successor}
        required={data?.needsSuccessor ?? false}
      >
        {(control) => <StaffChoice {...control} />}
      </FormField>
    </FormDialog>
  );
}
