import { useState } from 'react';
import { useStore } from 'zustand';
import { RESOURCE_FAULTS } from '../../../contract/resource/faults';
import type { AnyResource } from '../../../contract/resource/resource';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows';
import { createForm } from '../../../ui/form/create-form';
import { Toolbar } from '../../../ui/layout/Toolbar';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ReorderList } from '../../../ui/reorder-list/ReorderList';
import { useTexts } from '../../../ui/texts/use-texts';
import type { PageProps } from '../../administration/declare-administration';
import { useCall } from '../../data/use-call';
import { errorTexts } from '../../errors/texts';
import { isGatewayError } from '../../host/host';
import { createFormSubmission } from '../../submission/form-submission';
import { FormDialog } from '../../submission/FormDialog';
import { SubmissionProblem } from '../../submission/SubmissionProblem';
import { keyOf, nameOf, type AnyPage, type AnyRow } from '../page-options';
import { resourceTexts } from '../texts';
import { usePageLabels } from '../use-page-labels';

interface Props {
  host: PageProps['host'];
  page: AnyPage;
  onClose(): void;
}

/** Dialog that changes the order of all rows of a resource. */
export function ArrangeDialog(props: Props) {
  const { arrangement } = props.page.resource;
  return arrangement && <Arranging {...props} arrangement={arrangement} />;
}

type ArrangingProps = Props & { arrangement: NonNullable<AnyResource['arrangement']> };

function Arranging({ host, page, arrangement, onClose }: ArrangingProps) {
  const t = useTexts(resourceTexts);
  const errors = useTexts(errorTexts);
  const words = usePageLabels(page);
  const { data, error, isFetching, refetch } = useCall(arrangement, {}, { live: true });
  /** Rows at the start or at the last reload: later refreshes do not move rows under the user's hands. */
  const [begun, begin] = useState<readonly AnyRow[]>();
  if (!begun && data && !isFetching) begin(data);
  if (begun)
    return (
      <OrderForm
        key={begun.map((row) => keyOf(page, row)).join()}
        {...{ host, page, onClose }}
        rows={begun}
        onReload={() => {
          begin(undefined);
          void refetch();
        }}
      />
    );
  return (
    <Dialog
      title={t.arrangeTitle(words.noun)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {error && !isFetching ? (
        <ErrorState
          message={t.arrangementFailed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={6} label={t.loadingArrangement} />
      )}
    </Dialog>
  );
}

interface OrderFormProps extends Props {
  rows: readonly AnyRow[];
  onReload(): void;
}

function OrderForm({ host, page, rows, onReload, onClose }: OrderFormProps) {
  const t = useTexts(resourceTexts);
  const words = usePageLabels(page);
  const [from] = useState(() => rows.map((row) => keyOf(page, row)));
  const [to, setTo] = useState(from);
  const [{ form, sending }] = useState(() =>
    createArrangeForm(host, page, from, () => {
      host.notify({ as: 'toast', text: host.texts(resourceTexts).arranged(words.noun), delayMs: 0 });
      host.track('row-saved', { resource: page.resource.name });
      onClose();
    }),
  );
  const { problem } = useStore(sending.store);
  const error = problem?.error;
  const isOverRuled = isGatewayError(error) && error.code === RESOURCE_FAULTS.rowsRearranged.code;
  const byKey = new Map(rows.map((row) => [keyOf(page, row), row]));
  const hint = words.texts['arrangeHint'];
  return (
    <FormDialog
      title={t.arrangeTitle(words.noun)}
      submitText={t.save}
      sending={sending}
      isChanged={() => to.join() !== from.join()}
      problem={
        <>
          <SubmissionProblem problem={problem} />
          {isOverRuled && (
            <Toolbar>
              <Button onClick={onReload}>{t.reloadArrangement}</Button>
            </Toolbar>
          )}
        </>
      }
      onClose={onClose}
    >
      {typeof hint === 'string' && <p>{hint}</p>}
      <ReorderList
        label={words.noun}
        items={to.map((id) => {
          const row = byKey.get(id);
          return { id, name: row ? nameOf(page, row, words) : id };
        })}
        onChange={(ids) => {
          setTo(ids);
          form.edit({ to: ids });
        }}
      />
    </FormDialog>
  );
}

function createArrangeForm(host: PageProps['host'], page: AnyPage, from: string[], onDone: () => void) {
  const { arrange } = page.resource;
  if (!arrange) throw new Error(`${page.resource.name} is in no order of its own`);
  const form = createForm({ values: { from, to: from }, schema: arrange.body, body: (values) => values });
  return { form, sending: createFormSubmission(host, arrange, { form, onDone }) };
}
