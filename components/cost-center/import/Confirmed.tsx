import { useState } from 'react';
import type { applyCostImport, undoCostImport } from '../../../src/contract/cost-center/import';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { Button } from '../../../src/ui/button/Button';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { costCenterImportTexts } from './texts';

interface Props {
  host: Host;
  call: typeof applyCostImport | typeof undoCostImport;
  body: { importNo: string };
  variant: 'primary' | 'danger';
  label: string;
  hint?: string;
  /** What will happen, before it does. */
  question: string;
  onDone?(): void;
  /** Why it came to nothing; '' as it is tried. The state it is found in then may be another. */
  onProblem(problem: string): void;
}

/** A button for what is done with a whole import, once that is confirmed. */
export function Confirmed({ host, call, body, variant, label, hint, question, onDone, onProblem }: Props) {
  const t = useTexts(costCenterImportTexts);
  const errors = useTexts(errorTexts);
  const intent = useIntent(call);
  const [isAsking, setAsking] = useState(false);

  async function carryOut(): Promise<void> {
    onProblem('');
    const ended = await intent.send(body);
    setAsking(false);
    if (ended.kind === 'done') {
      onDone?.();
      return;
    }
    host.report(ended.error);
    const why = errors.of(ended.error);
    onProblem(ended.kind === 'uncertain' ? t.uncertain(why) : why);
  }
  return (
    <div className="ci-act">
      <Button variant={variant} loading={intent.isSending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {hint !== undefined && <span className="ci-hint">{hint}</span>}
      {isAsking && (
        <MessageBox
          title={label}
          confirmText={t.confirm(label)}
          cancelText={t.cancel}
          danger={variant === 'danger'}
          loading={intent.isSending}
          onConfirm={() => void carryOut()}
          onCancel={() => setAsking(false)}
        >
          {question}
        </MessageBox>
      )}
    </div>
  );
}
