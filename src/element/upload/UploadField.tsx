import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  FILE_BYTES,
  FILE_ENDINGS,
  FILE_NAME_LETTERS,
  FILES_EACH,
  type StoredFile,
} from '../../contract/files/files';
import { amountTexts } from '../../domain/texts/amounts/texts';
import { Field, type FieldProps } from '../../ui/field/Field';
import { FilePicker, type PickedFile } from '../../ui/field/files/FilePicker';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { uploadTexts } from './texts';
import { createUploads, type Uploading, type UploadProblem } from './uploads';

interface Props extends Pick<FieldProps, 'label' | 'required' | 'error' | 'helper'> {
  /** Maximum number of files. */
  most?: number;
  /** Uploaded files; the form attaches them by number. */
  files: readonly StoredFile[];
  onChange(change: (files: readonly StoredFile[]) => readonly StoredFile[]): void;
  /** Called with true while an upload is running or has failed: a submission would lack that file. */
  onPending(isPending: boolean): void;
}

const ACCEPT = Object.entries(FILE_ENDINGS)
  .flatMap(([type, ending]) => [type, `.${ending}`])
  .join(',');
const MEGABYTES = FILE_BYTES / 1024 / 1024;

/** Files of a form: uploaded at once, each with its progress and a retry after a failure. */
export function UploadField({
  label,
  required = false,
  error,
  helper,
  most = FILES_EACH,
  files,
  onChange,
  onPending,
}: Props) {
  const host = useHost();
  const t = useTexts(uploadTexts);
  const errors = useTexts(errorTexts);
  const kinds = useTexts(amountTexts).list(Object.values(FILE_ENDINGS).map((ending) => ending.toUpperCase()));
  const [uploads] = useState(() => createUploads(host, (file) => onChange((before) => [...before, file])));
  const open = useStore(uploads.store);
  const [isTooMany, setTooMany] = useState(false);
  /** Original names of the chosen files. */
  const [names, setNames] = useState<readonly string[]>([]);
  const left = most - files.length - open.length;

  useEffect(
    () => () => {
      // a detached element may be inserted again, with its chosen files
      if (host.element.isConnected) uploads.end();
    },
    [uploads, host],
  );
  const isPending = open.length > 0;
  useEffect(() => onPending(isPending), [onPending, isPending]);

  function wordsFor(problem: UploadProblem): string {
    if (typeof problem === 'object') return errors.of(problem.error);
    if (problem === 'empty') return t.empty;
    return problem === 'tooLarge' ? t.tooLarge(MEGABYTES) : t.wrongType(kinds);
  }
  const shortened = (name: string): string | undefined =>
    isShortened(name, names) ? t.shortened(FILE_NAME_LETTERS) : undefined;
  const picked = ({ key, file, sent, problem }: Uploading): PickedFile => ({
    key,
    name: file.name,
    bytes: file.size,
    state:
      problem === undefined
        ? { is: 'sending', sent }
        : { is: 'failed', why: wordsFor(problem), canRetry: typeof problem === 'object' },
  });

  return (
    <Field
      label={label}
      required={required}
      helper={helper ?? t.hint(kinds, MEGABYTES, most)}
      error={isTooMany || left < 0 ? t.tooMany(most) : error}
    >
      <FilePicker
        files={[
          ...files.map(({ fileNo, fileName, fileSize }): PickedFile => {
            return {
              key: fileNo,
              name: fileName,
              bytes: fileSize,
              state: { is: 'sent', note: shortened(fileName) },
            };
          }),
          ...open.map(picked),
        ]}
        accept={ACCEPT}
        // with too many files the input is invalid and receives the focus, so it stays enabled
        isFull={left === 0}
        onAdd={(added) => {
          setTooMany(added.length > left);
          const taken = added.slice(0, Math.max(0, left));
          setNames((before) => [...before, ...taken.map(({ name }) => name)]);
          uploads.add(taken);
        }}
        onRemove={(key) => {
          setTooMany(false);
          uploads.remove(key);
          onChange((before) => before.filter(({ fileNo }) => fileNo !== key));
        }}
        onRetry={(key) => uploads.retry(key)}
      />
    </Field>
  );
}

/** True when the gateway has shortened the name of one of these files to `name`. */
function isShortened(name: string, chosen: readonly string[]): boolean {
  const [kept = ''] = name.split(/\.[^.]*$/);
  return (
    [...kept].length === FILE_NAME_LETTERS &&
    chosen.some((one) => one.startsWith(kept) && [...one.replace(/\.[^.]*$/, '')].length > FILE_NAME_LETTERS)
  );
}
