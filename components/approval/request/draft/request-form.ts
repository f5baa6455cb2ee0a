import { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { Host } from '../../../../src/element/host/host';
import { createForm } from '../../../../src/ui/form/create-form';
import { requestTexts } from '../texts';
import { checkRequest } from './check-request';
import { blankDraft, bodyOf, fieldOf, PLAIN_FORM, type RequestDraft } from './draft';

/** Placeholder until the applicant is known. */
export const NOBODY = { staffNO: '', staffName: '', deptName: '' };

/** Form of a request, with the fields of the enterprise's template. */
export function createRequestForm(host: Host, today: string) {
  /** Fields of the template, once known. */
  let fields = PLAIN_FORM;
  let isUploading = false;
  const form = createForm({
    values: blankDraft(NOBODY),
    schema: submitApprovalApplyAuto.body,
    body: (draft: RequestDraft) => bodyOf(draft, fields),
    check: (draft: RequestDraft) => ({
      ...checkRequest(draft, fields, today, host.texts(requestTexts)),
      ...(isUploading ? { files: host.texts(requestTexts).uploading } : {}),
    }),
    fieldOf,
  });
  return {
    form,
    askFor(next: typeof PLAIN_FORM): void {
      fields = next;
    },
    /** Set while an upload is running or has failed, as a request submitted now would lack the file. */
    setUploading(isPending: boolean): void {
      if (isPending === isUploading) return;
      isUploading = isPending;
      if (!isPending) form.edit({ files: form.values().files });
    },
  };
}
