import { useEffect, useRef, useState } from 'react';
import {
  PICTURE_BYTES,
  uploadAgencyPicture,
  type PicturePlace,
} from '../../../src/contract/agency/platform/pictures';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { newId } from '../../../src/element/runtime/new-id';
import type { PickedFile } from '../../../src/ui/field/files/FilePicker';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { pictureTexts } from './texts';

const MEGABYTES = PICTURE_BYTES / 1024 / 1024;

interface Chosen {
  key: string;
  file: File;
  why: string | undefined;
  canRetry: boolean;
}

/** Uploads a chosen picture at once, and passes its address on. */
export function usePictureUpload(
  place: PicturePlace,
  { onUploaded, onPending }: { onUploaded(address: string): void; onPending(isPending: boolean): void },
) {
  const host = useHost();
  const t = useTexts(pictureTexts);
  const errors = useTexts(errorTexts);
  const [chosen, setChosen] = useState<Chosen>();
  /** Key of the latest choice, whose answer alone counts. */
  const latest = useRef('');
  const isPending = chosen !== undefined;
  useEffect(() => onPending(isPending), [onPending, isPending]);

  async function send(key: string, file: File): Promise<void> {
    try {
      const { address } = await host.runtime.send(uploadAgencyPicture, { place, file });
      if (latest.current !== key) return;
      setChosen(undefined);
      onUploaded(address);
    } catch (error) {
      host.report(error);
      if (latest.current !== key) return;
      const ofField = isGatewayError(error) ? error.fields?.['file'] : undefined;
      const why = ofField ?? errors.of(error instanceof Error ? error : new Error(String(error)));
      setChosen({ key, file, why, canRetry: ofField === undefined });
    }
  }
  const problemOf = ({ size, type }: File): string | undefined => {
    if (size === 0) return t.empty;
    if (size > PICTURE_BYTES) return t.tooLarge(MEGABYTES);
    return /^image\/(jpeg|png|webp)$/.test(type) ? undefined : t.wrongType;
  };
  function begin(file: File): void {
    const key = newId();
    latest.current = key;
    const why = problemOf(file);
    setChosen({ key, file, why, canRetry: false });
    if (why === undefined) void send(key, file);
  }
  return {
    picked: chosen === undefined ? [] : [pickedOf(chosen)],
    add([file]: readonly File[]) {
      if (file !== undefined) begin(file);
    },
    drop() {
      latest.current = '';
      setChosen(undefined);
    },
    retry: () => chosen && begin(chosen.file),
  };
}

function pickedOf({ key, file: { name, size: bytes }, why, canRetry }: Chosen): PickedFile {
  return {
    key,
    name,
    bytes,
    state: why === undefined ? { is: 'sending', sent: 0 } : { is: 'failed', why, canRetry },
  };
}
