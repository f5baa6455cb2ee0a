import { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { Host } from '../../../../src/element/host/host';
import { createForm } from '../../../../src/ui/form/create-form';
import { requestTexts } from '../texts';
import { checkRequest } from './check-request';
import { blankDraft, bodyOf, fieldOf, PLAIN_FORM, type RequestDraft } from './draft';

/** The form before the applicant is known. */
export const NOBODY = { staffNO: '', staffName: '', deptName: '' };

/** The form of a request, with the fields that the template of the enterprise names. */
export function createRequestForm(host: Host, today: string) {
  /** The fields of the form, as far as they are known. */
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
    /** A file is being sent, or was not taken: a request submitted now would lack it. */
    setUploading(isPending: boolean): void {
      if (isPending === isUploading) return;
      isUploading = isPending;
      if (!isPending) form.edit({ files: form.values().files });
    },
  };
}
