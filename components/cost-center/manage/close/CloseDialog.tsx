import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { COST_CENTER_FAULTS } from '../../../../src/contract/cost-center/faults';
import {
  closeCostObjects,
  type CostKind,
  type CostObject,
} from '../../../../src/contract/cost-center/cost-objects';
import { useIntent } from '../../../../src/element/data/use-intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isGatewayError } from '../../../../src/element/host/host';
import { Button } from '../../../../src/ui/button/Button';
import { Field } from '../../../../src/ui/field/Field';
import { focusFirstError } from '../../../../src/ui/field/focus-first-error';
import { RadioGroup } from '../../../../src/ui/field/choice/RadioGroup';
import { hasNoFocus } from '../../../../src/ui/layout/focus/has-no-focus';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { ProblemBox } from '../../../../src/ui/feedback/ProblemBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useRoot, useSheet } from '../../../../src/ui/tokens/root';
import { CostObjectField } from '../form/CostObjectField';
import type { ChosenObject } from '../form/object-draft';
import type { Manage } from '../manage';
import closeCss from './cost-close.css?inline';
import { costCloseTexts } from './texts';

/** Maximum number of objects listed by name. */
const MOST_NAMED = 10;

interface Props {
  manage: Manage;
  costKind: CostKind;
  objects: readonly CostObject[];
}

/** Error messages: of the successor's field, or of the whole dialog. */
interface Refusal {
  successor?: string;
  message?: string;
}

/** Closes cost objects and hands their contents over to a successor where one is chosen. */
export function CloseDialog({ manage, costKind, objects }: Props) {
  useSheet(closeCss);
  const t = useTexts(costCloseTexts);
  const errors = useTexts(errorTexts);
  const closing = useIntent(closeCostObjects);
  const [how, setHow] = useState<'alone' | 'merged'>('alone');
  const [successor, setSuccessor] = useState<ChosenObject | null>(null);
  const [refusal, setRefusal] = useState<Refusal>({});
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { host } = manage;
  useEffect(() => {
    if (refusal.successor !== undefined || refusal.message !== undefined) focusFirstError(form.current);
  }, [refusal]);
  useFocusAfter();

  function refuse(error: unknown, uncertain: string | undefined): void {
    host.report(error);
    if (uncertain !== undefined) return setRefusal({ message: t.uncertain(errors.of(error)) });
    if (isGatewayError(error) && error.code === COST_CENTER_FAULTS.successorNeeded.code) {
      setHow('merged');
      return setRefusal({ successor: errors.of(error) });
    }
    if (isGatewayError(error) && error.code === COST_CENTER_FAULTS.costObjectChanged.code)
      return setRefusal({ message: t.changed });
    const field = isGatewayError(error) && error.kind === 'fields' ? error.fields['successorNO'] : undefined;
    return setRefusal(field === undefined ? { message: errors.of(error) } : { successor: errors.say(field) });
  }
  async function confirm(): Promise<void> {
    if (closing.isSending) return;
    if (how === 'merged' && !successor) return setRefusal({ successor: t.noSuccessor });
    setRefusal({});
    const successorNO = how === 'merged' ? (successor?.no ?? '') : '';
    const closingList = objects.map(({ no, revision }) => ({ no, basedOn: revision }));
    const sent = await closing.send({ costKind, closingList, successorNO });
    if (sent.kind !== 'done') {
      return refuse(sent.error, sent.kind === 'uncertain' ? sent.message : undefined);
    }
    const { closedCount, movedStaffCount, movedChildCount } = sent.result;
    host.notify({ as: 'toast', text: t.done(closedCount, movedStaffCount, movedChildCount), delayMs: 0 });
    host.track('cost-objects-closed', { costKind, merged: successorNO !== '' });
    manage.select(new Set());
    manage.endDialog();
    host.emit('tp-cost-objects-closed', { costKind, nos: objects.map(({ no }) => no), successorNO });
  }
  return (
    <Dialog
      title={t.title(costKind)}
      onClose={manage.endDialog}
      footer={
        <>
          <Button onClick={manage.endDialog}>{t.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={closing.isSending}
            loadingText={t.sending}
          >
            {t.confirm(objects.length)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="cc-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ClosedObjects objects={objects} />
        <p className="cc-hint">{t.hint}</p>
        <Field label={t.how} helper={how === 'alone' ? t.aloneHint : t.mergedHint}>
          <RadioGroup
            value={how}
            options={[
              { value: 'alone', label: t.alone },
              { value: 'merged', label: t.merged },
            ]}
            onChange={(chosen) => {
              setHow(chosen);
              setRefusal({});
            }}
          />
        </Field>
        {how === 'merged' && (
          <CostObjectField
            costKind={costKind}
            label={t.successor}
            required
            value={successor}
            error={refusal.successor}
            leftOut={new Set(objects.map(({ no }) => no))}
            onChange={(chosen) => {
              setSuccessor(chosen);
              setRefusal({});
            }}
          />
        )}
        {refusal.message !== undefined && <ProblemBox>{refusal.message}</ProblemBox>}
      </form>
    </Dialog>
  );
}

function ClosedObjects({ objects }: { objects: readonly CostObject[] }) {
  const t = useTexts(costCloseTexts);
  const id = useId();
  const rest = objects.length - MOST_NAMED;
  return (
    <div>
      <p id={id}>{t.what(objects.length)}</p>
      <ul aria-labelledby={id} className="cc-closing">
        {objects.slice(0, MOST_NAMED).map(({ no, code, name }) => (
          <li key={no}>
            <span className="cc-closing-name" title={name}>
              {name}
            </span>
            <span className="cc-closing-code" title={code}>
              {code}
            </span>
          </li>
        ))}
        {rest > 0 && <li className="cc-hint">{t.more(rest)}</li>}
      </ul>
    </div>
  );
}

/**
 * Moves focus to the list, or to the title of the detail, when the button that opened the dialog is gone with its row.
 */
function useFocusAfter(): void {
  const root = useRoot();
  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (hasNoFocus(root)) root.querySelector<HTMLElement>('.tp-list, .tp-detail h2')?.focus();
      });
    },
    [root],
  );
}
