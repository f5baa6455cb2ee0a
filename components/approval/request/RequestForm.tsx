import Copy from 'lucide-react/icons/copy';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { focusFirstError } from '../../../src/ui/field/focus-first-error';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { BearerFields } from './fields/BearerFields';
import { isTouched, KIND, REASON_LENGTH, type RequestDraft } from './draft/draft';
import { FilesField } from './fields/FilesField';
import { FormerRequests } from './draft/FormerRequests';
import { LegRows } from './legs/LegRows';
import { RequestSummary } from './RequestSummary';
import { PurposeField } from './fields/PurposeField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { RequestStore } from './request-store';
import { requestTexts } from './texts';
import { TravellersField } from './fields/TravellersField';
import { useTemplate } from './use-template';

interface Props {
  requesting: RequestStore;
  draft: RequestDraft;
}

export function RequestForm({ requesting, draft }: Props) {
  const t = useTexts(requestTexts);
  const standards = useTexts(standardTexts);
  const { refusals, busy, problem, isResumed } = useStore(requesting.store);
  const { fields, tolerance, missing } = useTemplate(requesting, draft.applyType);
  const { form } = requesting;
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  // focuses the first invalid field after a refusal; later edits do not move the focus
  useEffect(() => {
    if (refusals > 0) focusFirstError(element.current);
  }, [refusals]);
  return (
    <form
      ref={element}
      className="tr-form"
      part="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        void requesting.submit();
      }}
    >
      <div className="tr-card">
        <div className="tr-title">
          <h2 id={titleId}>
            {(draft.change ? t.changeTitle : t.title)(standards.applyType(draft.applyType))}
          </h2>
          {!draft.change && <CopyFormer requesting={requesting} />}
        </div>
        {isResumed && (
          <p className="tr-note" role="status">
            {t.resumed}
            <Button variant="text" size="small" onClick={requesting.startAnew}>
              {t.startAnew}
            </Button>
          </p>
        )}
        <KindField requesting={requesting} isFixed={draft.change !== null} missing={missing} />
        <div className="tr-pair">
          <PurposeField form={form} />
        </div>
        <FormField
          form={form}
          name="reason"
          label={t.reason}
          required
          helper={`${draft.reason.length}/${REASON_LENGTH}`}
        >
          {(control) => (
            <TextArea {...control} rows={3} maxLength={REASON_LENGTH} placeholder={t.reasonHint} />
          )}
        </FormField>
        <LegRows requesting={requesting} rule={fields.budget} />
        <TravellersField form={form} />
        <BearerFields form={form} rules={fields} />
        <FilesField requesting={requesting} rule={fields.files} />
      </div>
      <RequestSummary draft={draft} rules={fields} tolerance={tolerance} />
      <div className="tr-foot">
        {problem && (
          <p className="tr-problem" role="alert" tabIndex={-1}>
            {problem}
          </p>
        )}
        <Actions requesting={requesting} draft={draft} busy={busy} />
      </div>
    </form>
  );
}

interface KindProps extends Pick<Props, 'requesting'> {
  /** True while a change of a trip is filled in, whose type is fixed. */
  isFixed: boolean;
  missing: string | undefined;
}

function CopyFormer({ requesting }: Pick<Props, 'requesting'>) {
  const t = useTexts(requestTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button icon={<Copy />} size="small" onClick={() => setOpen(true)}>
        {t.copyFormer}
      </Button>
      {isOpen && (
        <FormerRequests
          onClose={() => setOpen(false)}
          onChoose={(former) => {
            setOpen(false);
            requesting.copy(former);
          }}
        />
      )}
    </div>
  );
}

/** Choice between trip and pre-trip request, with the reason where the enterprise has no form for it. */
function KindField({ requesting: { form }, isFixed, missing }: KindProps) {
  const t = useTexts(requestTexts);
  const standards = useTexts(standardTexts);
  const { value, error, onChange } = useFormField(form, 'applyType');
  return (
    <Field label={t.type} error={error ?? missing}>
      <RadioGroup
        value={value}
        options={(isFixed ? [value] : Object.values(KIND)).map((kind) => ({
          value: kind,
          label: standards.applyType(kind),
        }))}
        onChange={onChange}
      />
    </Field>
  );
}

function Actions({ requesting, draft, busy }: Props & { busy: boolean }) {
  const t = useTexts(requestTexts);
  const [asking, setAsking] = useState(false);
  return (
    <div className="tr-actions">
      <Button type="submit" variant="primary" size="large" loading={busy} loadingText={t.submitting}>
        {t.submit}
      </Button>
      <Button
        size="large"
        disabled={busy}
        onClick={() => (isTouched(draft) ? setAsking(true) : requesting.cancel())}
      >
        {t.cancel}
      </Button>
      {asking && (
        <MessageBox
          title={t.cancelTitle}
          confirmText={t.cancelYes}
          cancelText={t.cancelNo}
          danger
          onConfirm={() => {
            setAsking(false);
            requesting.cancel();
          }}
          onCancel={() => setAsking(false)}
        >
          {t.cancelHint}
        </MessageBox>
      )}
    </div>
  );
}
