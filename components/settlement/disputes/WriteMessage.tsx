import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StoredFile } from '../../../src/contract/files/files';
import { addDisputeMessage, DISPUTE_TEXT } from '../../../src/contract/settlement/disputes';
import { UploadField } from '../../../src/element/upload/UploadField';
import { Button } from '../../../src/ui/button/Button';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { createForm, type Form, type Problems } from '../../../src/ui/form/create-form';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useFirstError } from '../../../src/element/submission/FormDialog';
import { SubmissionProblem } from '../../../src/element/submission/SubmissionProblem';
import { createFormSubmission } from '../../../src/element/submission/form-submission';
import type { SettlementStore } from '../settlement-store';
import { disputesTexts, type DisputesTexts } from './texts';

interface Message {
  content: string;
  files: readonly StoredFile[];
}

const EMPTY: Message = { content: '', files: [] };

interface Props {
  settling: SettlementStore;
  disputeNo: string;
}

/** Form of a message with files to the agency. */
export function WriteMessage({ settling, disputeNo }: Props) {
  const t = useTexts(disputesTexts);
  const [{ form, sending, setUploading }] = useState(() => createMessageForm(settling, disputeNo));
  const { busy, refusals, problem } = useStore(sending.store);
  const element = useRef<HTMLFormElement>(null);
  useFirstError(element, refusals);
  return (
    <form
      ref={element}
      className="st-form"
      noValidate
      aria-label={t.message}
      onSubmit={(event) => {
        event.preventDefault();
        void sending.submit();
      }}
    >
      <FormField form={form} name="content" label={t.message} required helper={t.messageHint}>
        {(control) => <TextArea {...control} rows={3} maxLength={DISPUTE_TEXT} />}
      </FormField>
      <Files form={form} onPending={setUploading} />
      <SubmissionProblem problem={problem} />
      <div>
        <Button type="submit" variant="primary" loading={busy} loadingText={t.sending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}

type MessageForm = Form<Message, typeof addDisputeMessage.body>;

function createMessageForm({ host }: SettlementStore, disputeNo: string) {
  let isUploading = false;
  const texts = () => host.texts(disputesTexts);
  const form: MessageForm = createForm({
    values: EMPTY,
    schema: addDisputeMessage.body,
    body: ({ content, files }: Message) => ({
      disputeNo,
      content,
      fileNoList: files.map(({ fileNo }) => fileNo),
    }),
    check: ({ content }: Message) => ({
      ...contentProblem(content, texts()),
      // a message sent during the upload would lack the file
      ...(isUploading && { files: texts().uploading }),
    }),
    fieldOf: (path) => (path.startsWith('fileNoList') ? 'files' : path),
  });
  const sending = createFormSubmission(host, addDisputeMessage, {
    form,
    onDone() {
      form.reset(EMPTY);
      host.notify({ as: 'toast', text: texts().sent, delayMs: 0 });
    },
  });
  return {
    form,
    sending,
    setUploading(isPending: boolean): void {
      isUploading = isPending;
    },
  };
}

function contentProblem(content: string, t: DisputesTexts): Problems {
  const { length } = content.trim();
  if (length === 0) return { content: t.noMessage };
  return length > DISPUTE_TEXT ? { content: t.tooLong(DISPUTE_TEXT) } : {};
}

interface FilesProps {
  form: MessageForm;
  onPending(isPending: boolean): void;
}

function Files({ form, onPending }: FilesProps) {
  const t = useTexts(disputesTexts);
  const { value, error, onChange } = useFormField(form, 'files');
  return (
    <UploadField
      label={t.files}
      error={error}
      files={value}
      onChange={(change) => onChange(change(form.values().files))}
      onPending={onPending}
    />
  );
}
