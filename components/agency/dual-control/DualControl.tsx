import { useState } from 'react';
import {
  alterDualControl,
  queryDualControl,
  withdrawDualControlRaise,
} from '../../../src/contract/agency/dual-control';
import type { ResultOf } from '../../../src/contract/call';
import { fenOf, filterMoneyInput, formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Button } from '../../../src/ui/button/Button';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode, type CodeDraft } from '../code-before';
import { CodeInput } from '../CodeInput';
import { agencyTexts } from '../texts';
import { dualControlTexts } from './texts';

type Limit = ResultOf<typeof queryDualControl>;

/** Amount above which two operators confirm money. `mayAlter`: the operator may confirm none themselves. */
export function DualControl({ mayAlter }: { mayAlter: boolean }) {
  const t = useTexts(dualControlTexts);
  const { data } = useCall(queryDualControl, {});
  const [asked, ask] = useState<'alter' | 'withdraw'>();
  if (data === undefined) return null;
  const { limit, planned } = data;
  const end = () => ask(undefined);
  return (
    <Section title={t.title}>
      <p>{t.hint(limit)}</p>
      {planned && <p>{t.planned(planned.limit, instantText(planned.beginTime))}</p>}
      {planned && mayAlter && (
        <div>
          <Button size="small" aria-haspopup="dialog" onClick={() => ask('withdraw')}>
            {t.withdraw}
          </Button>
        </div>
      )}
      {mayAlter && (
        <div>
          <Button size="small" aria-haspopup="dialog" onClick={() => ask('alter')}>
            {t.alter}
          </Button>
        </div>
      )}
      {asked === 'alter' && <LimitDialog shown={data} onClose={end} />}
      {asked === 'withdraw' && <WithdrawBox shown={data} onClose={end} />}
    </Section>
  );
}

function WithdrawBox({ shown: { revision }, onClose }: { shown: Limit; onClose(): void }) {
  const t = useTexts(dualControlTexts);
  const host = useHost();
  return (
    <ConfirmBox
      call={withdrawDualControlRaise}
      body={{ revision }}
      title={t.withdraw}
      confirmText={t.withdraw}
      cancelText={t.cancel}
      onClose={onClose}
      onDone={() => {
        host.notify({ as: 'toast', text: t.withdrawn, delayMs: 0 });
        onClose();
      }}
    >
      {t.withdrawAsk}
    </ConfirmBox>
  );
}

interface Draft extends CodeDraft {
  limit: string;
}

function createLimitForm(host: Host, { limit, revision }: Limit, onDone: () => void) {
  const t = host.texts(dualControlTexts);
  const { check, before } = withCode(host);
  return createCallForm<Draft, typeof alterDualControl>(host, {
    call: alterDualControl,
    values: { code: '', limit: formatPrice(limit).replaceAll(',', '') },
    body: (typed) => ({ limit: fenOf(typed.limit) ?? 0, revision }),
    check: (typed) => ({
      ...(fenOf(typed.limit) === undefined ? { limit: t.amountWrong } : {}),
      ...check(typed),
    }),
    before,
    onDone() {
      host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
      onDone();
    },
  });
}

function LimitDialog({ shown, onClose }: { shown: Limit; onClose(): void }) {
  const t = useTexts(dualControlTexts);
  const common = useTexts(agencyTexts);
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
      <FormField form={editing.form} name="code" label={common.code} helper={common.freshCodeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}
