import { useRef, useState } from 'react';
import { uploadAgencyInvoiceFile } from '../../../src/contract/agency/invoices';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { newId } from '../../../src/element/runtime/new-id';
import type { PickedFile } from '../../../src/ui/field/files/FilePicker';
import { useTexts } from '../../../src/ui/texts/use-texts';

interface InvoiceFile {
  key: string;
  file: File;
  /** '' until it is uploaded. */
  fileNo: string;
  why: string | undefined;
}

interface Uploaded {
  fileNos: readonly string[];
  /** Some chosen files are being uploaded or have failed. */
  arePending: boolean;
}

/** Uploads files of an invoice as they are chosen. `onChange` gets the numbers of the uploaded ones. */
export function useInvoiceFiles(invoiceNo: string, onChange: (uploaded: Uploaded) => void) {
  const host = useHost();
  const errors = useTexts(errorTexts);
  const latest = useRef<readonly InvoiceFile[]>([]);
  const [files, setFiles] = useState<readonly InvoiceFile[]>([]);

  function put(next: readonly InvoiceFile[]): void {
    latest.current = next;
    setFiles(next);
    const fileNos = next.flatMap(({ fileNo }) => (fileNo === '' ? [] : [fileNo]));
    onChange({ fileNos, arePending: fileNos.length < next.length });
  }
  const edit = (key: string, change: Partial<InvoiceFile>) =>
    put(latest.current.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function send({ key, file }: Pick<InvoiceFile, 'key' | 'file'>): Promise<void> {
    try {
      const { fileNo } = await host.runtime.send(uploadAgencyInvoiceFile, { invoiceNo, file });
      edit(key, { fileNo });
    } catch (error) {
      host.report(error);
      const ofField = isGatewayError(error) ? error.fields?.['file'] : undefined;
      edit(key, { why: ofField ?? errors.of(error instanceof Error ? error : new Error(String(error))) });
    }
  }
  return {
    picked: files.map(pickedOf),
    add(chosen: readonly File[]) {
      const added = chosen.map((file) => ({ key: newId(), file, fileNo: '', why: undefined }));
      put([...latest.current, ...added]);
      for (const one of added) void send(one);
    },
    remove: (key: string) => put(latest.current.filter((one) => one.key !== key)),
    retry(key: string) {
      const one = latest.current.find((file) => file.key === key);
      if (one === undefined) return;
      edit(key, { why: undefined });
      void send(one);
    },
  };
}

function pickedOf({ key, file: { name, size: bytes }, fileNo, why }: InvoiceFile): PickedFile {
  if (why !== undefined) return { key, name, bytes, state: { is: 'failed', why, canRetry: true } };
  return { key, name, bytes, state: fileNo === '' ? { is: 'sending', sent: 0 } : { is: 'sent' } };
}
