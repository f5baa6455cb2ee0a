import { useState } from 'react';
import { alterDualControl, queryDualControl } from '../../../src/contract/agency/dual-control';
import type { ResultOf } from '../../../src/contract/call';
import { fenOf, filterMoneyInput, formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Button } from '../../../src/ui/button/Button';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { dualControlTexts } from './texts';

type Limit = ResultOf<typeof queryDualControl>;

/** Amount above which two operators confirm money. `mayAlter`: the operator may confirm none themselves. */
export function DualControl({ mayAlter }: { mayAlter: boolean }) {
  const t = useTexts(dualControlTexts);
  const { data } = useCall(queryDualControl, {});
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) return null;
  return (
    <Section title={t.title}>
      <p>{t.hint(data.limit)}</p>
      {mayAlter && (
        <div>
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t.alter}
          </Button>
        </div>
      )}
      {isOpen && <LimitDialog shown={data} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function createLimitForm(host: Host, { limit, revision }: Limit, onDone: () => void) {
  const t = host.texts(dualControlTexts);
  return createCallForm(host, {
    call: alterDualControl,
    values: { limit: formatPrice(limit).replaceAll(',', '') },
    body: (typed) => ({ limit: fenOf(typed.limit) ?? 0, revision }),
    check: (typed): Record<string, string> =>
      fenOf(typed.limit) === undefined ? { limit: t.amountWrong } : {},
    onDone() {
      host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
      onDone();
    },
  });
}

function LimitDialog({ shown, onClose }: { shown: Limit; onClose(): void }) {
  const t = useTexts(dualControlTexts);
  const host = useHost();
  const [editing] = useState(() => createLimitForm(host, shown, onClose));
  return (
    <FormDialog
      title={t.alter}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      <FormField form={editing.form} name="limit" label={t.limit} helper={t.helper} required>
        {(control) => (
          <TextInput
            {...control}
            onChange={(typed) => control.onChange(filterMoneyInput(typed))}
            inputMode="decimal"
            maxLength={15}
            suffix={t.yuan}
            data-autofocus
          />
        )}
      </FormField>
    </FormDialog>
  );
}
