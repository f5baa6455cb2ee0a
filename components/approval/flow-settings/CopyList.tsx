import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { MOST_COPIES, type ApproverRule } from '../../../src/contract/approval/flow';
import { Button } from '../../../src/ui/button/Button';
import { IconButton } from '../../../src/ui/button/IconButton';
import { CopyDialog } from './CopyDialog';
import { useNames, useWords } from './flow-context';
import type { FlowSettings } from './flow-settings';
import { ruleText } from './names';

interface Props {
  settings: FlowSettings;
  copyTo: readonly ApproverRule[];
  onChange(copyTo: readonly ApproverRule[]): void;
}

/** 抄送: who sees the applications without deciding them. */
export function CopyList({ settings, copyTo, onChange }: Props) {
  const words = useWords();
  const { t } = words;
  const names = useNames();
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section className="af-copies" aria-label={t.copies}>
      <h3>{t.copies}</h3>
      <p className="af-hint">{copyTo.length === 0 ? t.noCopies : t.copyHint}</p>
      {copyTo.length > 0 && (
        <ul>
          {copyTo.map((rule, i) => {
            const whom = ruleText(rule, names, words);
            return (
              <li key={JSON.stringify(rule)}>
                <span>{whom}</span>
                <IconButton
                  label={t.removeCopy(whom)}
                  size="small"
                  icon={<X />}
                  onClick={() => {
                    // what was pressed goes away
                    add.current?.focus();
                    onChange(copyTo.toSpliced(i, 1));
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Button
        ref={add}
        size="small"
        icon={<Plus />}
        disabled={copyTo.length >= MOST_COPIES}
        onClick={() => setAdding(true)}
      >
        {t.addCopy}
      </Button>
      {isAdding && (
        <CopyDialog
          settings={settings}
          onDone={(rule) => {
            setAdding(false);
            const isThere = copyTo.some((one) => JSON.stringify(one) === JSON.stringify(rule));
            if (!isThere) onChange([...copyTo, rule]);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
