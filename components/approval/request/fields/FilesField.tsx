import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { FieldRule } from '../../../../src/contract/approval/trip';
import { errorTexts } from '../../../../src/element/errors/texts';
import { UploadField } from '../../../../src/element/upload/UploadField';
import { Button } from '../../../../src/ui/button/Button';
import { useFormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { FormerFiles } from '../draft/former-files';
import type { RequestStore } from '../request-store';
import { requestTexts } from '../texts';

/** Attachments, uploaded or copied at once. They belong to the request once it is submitted. */
export function FilesField({ requesting, rule }: { requesting: RequestStore; rule: FieldRule }) {
  const t = useTexts(requestTexts);
  const { form, formerFiles } = requesting;
  const { value: files, error } = useFormField(form, 'files');
  const { value: filesOf } = useFormField(form, 'filesOf');
  const waitsFor = rule === 'hidden' ? '' : filesOf;
  useEffect(() => {
    if (waitsFor !== '') void formerFiles.take();
  }, [formerFiles, waitsFor]);
  if (rule === 'hidden') return null;
  return (
    <div className="tr-files">
      <UploadField
        label={t.files}
        required={rule === 'required'}
        error={error}
        files={files}
        onChange={(change) => form.edit({ files: change(form.values().files) })}
        onPending={requesting.setUploading}
      />
      {waitsFor !== '' && <TakingFiles formerFiles={formerFiles} />}
    </div>
  );
}

/** State of the copies of a former request's files, with the choices after a failure. */
function TakingFiles({ formerFiles }: { formerFiles: FormerFiles }) {
  const t = useTexts(requestTexts);
  const errors = useTexts(errorTexts);
  const taking = useStore(formerFiles.store);
  if (taking.step === 'copying') {
    return (
      <p className="tr-note" role="status">
        {t.copyingFiles}
      </p>
    );
  }
  return (
    <p className="tr-problem" role="alert">
      {t.filesNotCopied(errors.of(taking.error))}
      <Button variant="text" size="small" onClick={() => void formerFiles.take()}>
        {t.retry}
      </Button>
      <Button variant="text" size="small" onClick={formerFiles.leave}>
        {t.withoutFiles}
      </Button>
    </p>
  );
}
