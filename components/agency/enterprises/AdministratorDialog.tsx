import { useState } from 'react';
import { renewAdministratorLink } from '../../../src/contract/agency/enterprise-setup';
import type { ResultOf } from '../../../src/contract/call';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode, type CodeDraft } from '../code-before';
import { CodeInput } from '../CodeInput';
import { agencyTexts } from '../texts';
import { agencyEnterprisesTexts } from './texts';

interface Props {
  enterprise: { enterpriseNum: string; entName: string };
  onMade(made: ResultOf<typeof renewAdministratorLink>): void;
  onClose(): void;
}

interface Draft extends CodeDraft {
  adminLoginName: string;
}

/** Makes a new link for the main administrator of an enterprise. */
export function AdministratorDialog({ enterprise: { enterpriseNum, entName }, onMade, onClose }: Props) {
  const t = useTexts(agencyEnterprisesTexts);
  const common = useTexts(agencyTexts);
  const host = useHost();
  const [renewing] = useState(() =>
    createCallForm<Draft, typeof renewAdministratorLink>(host, {
      call: renewAdministratorLink,
      values: { adminLoginName: '', code: '' },
      body: ({ adminLoginName }) => ({ enterpriseNum, adminLoginName }),
      ...withCode(host),
      onDone: onMade,
    }),
  );
  return (
    <FormDialog
      title={t.renewTitle}
      submitText={t.makeLink}
      sending={renewing}
      isChanged={renewing.isChanged}
      onClose={onClose}
    >
      <p>{t.renewAsk(entName)}</p>
      <FormField
        form={renewing.form}
        name="adminLoginName"
        label={t.adminLoginName}
        helper={t.renewLoginHint}
      >
        {(control) => <TextInput {...control} autoCapitalize="none" maxLength={32} />}
      </FormField>
      <FormField form={renewing.form} name="code" label={common.code} helper={common.freshCodeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}
