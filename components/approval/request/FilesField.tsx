import type { FieldRule } from '../../../src/contract/approval/trip';
import { UploadField } from '../../../src/element/upload/UploadField';
import { useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Requesting } from './requesting';
import { requestTexts } from './texts';

/** What goes with the request, uploaded at once; it belongs to the request once that is submitted. */
export function FilesField({ requesting, rule }: { requesting: Requesting; rule: FieldRule }) {
  const t = useTexts(requestTexts);
  const { form } = requesting;
  const { value: files, error } = useFormField(form, 'files');
  if (rule === 'hidden') return null;
  return (
    <UploadField
      label={t.files}
      required={rule === 'required'}
      error={error}
      files={files}
      onChange={(change) => form.edit({ files: change(form.values().files) })}
      onPending={requesting.setUploading}
    />
  );
}
