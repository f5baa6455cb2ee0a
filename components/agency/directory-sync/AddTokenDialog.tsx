import { useState } from 'react';
import {
  addDirectoryToken,
  type NewDirectoryToken,
} from '../../../src/contract/agency/connections/directory-sync';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode, type CodeDraft } from '../code-before';
import { CodeInput } from '../CodeInput';
import type { DirectoryData } from './SettingsDialog';
import { directoryTexts } from './texts';

interface Props {
  directory: DirectoryData;
  onMade(made: NewDirectoryToken): void;
  onClose(): void;
}

/** Makes a token after a fresh code of the app. */
export function AddTokenDialog({ directory: { enterpriseNum, revision }, onMade, onClose }: Props) {
  const t = useTexts(directoryTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createCallForm<CodeDraft, typeof addDirectoryToken>(host, {
      call: addDirectoryToken,
      values: { code: '' },
      body: () => ({ enterpriseNum, revision }),
      ...withCode(host),
      onDone: onMade,
    }),
  );
  return (
    <FormDialog
      title={t.addToken}
      submitText={t.addToken}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.addTokenHint}</p>
      <FormField form={sending.form} name="code" label={t.code} helper={t.freshCodeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}
