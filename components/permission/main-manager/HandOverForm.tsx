import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FORMER_KEEPS } from '../../../src/contract/permission/main-manager';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { StaffChoice } from '../../../src/element/resource/fields/StaffChoice';
import { DraftOffer } from '../../../src/element/submission/draft/DraftOffer';
import { LeaveWarning } from '../../../src/element/submission/LeaveWarning';
import { useFirstError } from '../../../src/element/submission/FormDialog';
import { SubmissionProblem } from '../../../src/element/submission/SubmissionProblem';
import { Button } from '../../../src/ui/button/Button';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { Page } from '../../../src/ui/layout/Page';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { createHandoverStore } from './handover-store';
import { ProofDialog } from './ProofDialog';
import { mainManagerTexts } from './texts';

/** Hands the enterprise over to another main administrator. */
export function HandOverForm({ host }: Pick<PageProps, 'host'>) {
  const t = useTexts(mainManagerTexts);
  const [handing] = useState(() => createHandoverStore(host));
  const { busy, problem, refusals } = useStore(handing.store);
  const { asked, successorName } = useStore(handing.asking);
  const root = useRef<HTMLFormElement>(null);
  useFirstError(root, refusals);
  const { form } = handing;
  return (
    <>
      <form
        ref={root}
        noValidate
        aria-label={t.change}
        onSubmit={(event) => {
          event.preventDefault();
          void handing.submit();
        }}
      >
        <Page>
          <p>{t.changeHint}</p>
          <DraftOffer draft={handing.draft} />
          <FormGrid>
            <FormField form={form} name="successor" label={t.successor} helper={t.successorHint} required>
              {(control) => <StaffChoice {...control} />}
            </FormField>
            <FormField form={form} name="reason" label={t.reason} required>
              {(control) => <TextArea {...control} maxLength={100} />}
            </FormField>
            <FormField form={form} name="formerKeeps" label={t.formerKeeps} required>
              {(control) => (
                <RadioGroup
                  {...control}
                  layout="column"
                  options={FORMER_KEEPS.map((kept) => ({ value: kept, label: t.keeps(kept) }))}
                />
              )}
            </FormField>
          </FormGrid>
          <SubmissionProblem problem={problem} />
          <Toolbar>
            <Button type="submit" variant="primary" loading={busy} loadingText={t.sending}>
              {t.submit}
            </Button>
          </Toolbar>
        </Page>
        <LeaveWarning isChanged={handing.isChanged} draft={handing.draft} />
      </form>
      {asked === 'confirm' && (
        <MessageBox
          title={t.confirmTitle}
          confirmText={t.confirmYes}
          cancelText={t.cancel}
          danger
          onConfirm={() => handing.answer(true)}
          onCancel={() => handing.answer(false)}
        >
          {t.confirm(successorName)}
        </MessageBox>
      )}
      {asked === 'proof' && (
        <ProofDialog
          host={host}
          onProved={() => handing.answer(true)}
          onClose={() => handing.answer(false)}
        />
      )}
    </>
  );
}
