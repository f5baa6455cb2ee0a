import { useState } from 'react';
import {
  alterAgencyDictionary,
  type AgencyDictionary,
  type AgencyEntry,
  type queryAgencyDictionary,
} from '../../../src/contract/agency/platform/dictionaries';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { useHost } from '../../../src/element/host/host-context';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { EntryDialog } from './EntryDialog';
import { OrderDialog } from './OrderDialog';
import { parameterTexts } from './texts';

export type EntryAction =
  | { kind: 'add' | 'reorder' | 'reset' }
  | { kind: 'rename' | 'remove'; entry: AgencyEntry };

interface Props {
  param: AgencyDictionary;
  shown: ResultOf<typeof queryAgencyDictionary>;
  action: EntryAction;
  onClose(): void;
}

/** The open dialog of a dictionary. All send the whole list, as it was shown and as it becomes. */
export function EntryBox({ param, shown, action, onClose }: Props) {
  const t = useTexts(parameterTexts);
  const host = useHost();
  // as it was when the dialog opened: the gateway tells of changes that others have made meanwhile
  const [{ entryList, standardList }] = useState(shown);
  const from = entryList.map(({ code, name }) => ({ code, name }));
  const change = (to: BodyOf<typeof alterAgencyDictionary>['to']) => ({ param, from, to });
  const done = () => {
    host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
    onClose();
  };
  if (action.kind === 'add' || action.kind === 'rename')
    return (
      <EntryDialog
        param={param}
        from={from}
        entry={action.kind === 'rename' ? action.entry : undefined}
        onSaved={done}
        onClose={onClose}
      />
    );
  if (action.kind === 'reorder')
    return <OrderDialog param={param} from={from} onSaved={done} onClose={onClose} />;
  const removed = action.kind === 'remove' ? action.entry : undefined;
  return (
    <ConfirmBox
      call={alterAgencyDictionary}
      body={change(removed === undefined ? standardList : from.filter(({ code }) => code !== removed.code))}
      title={removed === undefined ? t.toStandard : t.removeTitle}
      confirmText={removed === undefined ? t.toStandard : t.remove}
      cancelText={t.cancel}
      danger={removed !== undefined}
      onClose={onClose}
      onDone={done}
    >
      {removed === undefined ? t.resetAsk : t.removeAsk(removed.name)}
    </ConfirmBox>
  );
}
