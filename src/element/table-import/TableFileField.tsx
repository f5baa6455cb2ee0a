import { useState } from 'react';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import { Field } from '../../ui/field/Field';
import { FilePicker, type PickedFile } from '../../ui/field/files/FilePicker';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { isGatewayError } from '../host/host';
import { useHost } from '../host/host-context';
import { tableImportTexts } from './texts';

const ACCEPT = '.xlsx,.csv,.txt';
const MEGABYTE = 1024 * 1024;

interface Props<C extends Call> {
  label: string;
  hint: string;
  /** Call that sends the file; its errors for `file` appear here. */
  call: C;
  bodyOf(file: File): BodyOf<C>;
  /** Maximum size of a file in bytes. */
  most: number;
  onDone(result: ResultOf<C>, file: File): void;
  /** Called with a file that is no valid table, and with undefined when another one was chosen. */
  onRefused?(file: File | undefined): void;
}

/** State of a file: sent part from 0 to 1, or the reason of a refusal. */
interface Sending {
  file: File;
  sent: number;
  why: string | undefined;
  canRetry: boolean;
}

/** Sends a table when it is chosen. */
export function TableFileField<C extends Call>(props: Props<C>) {
  const { label, hint, call, bodyOf, most, onDone, onRefused } = props;
  const host = useHost();
  const t = useTexts(tableImportTexts);
  const errors = useTexts(errorTexts);
  const adding = useIntent(call);
  const [sending, setSending] = useState<Sending>();

  async function bring(file: File): Promise<void> {
    const fault = faultOf(file, most);
    // intents compare bodies, which do not distinguish files: another file is another change
    if (sending?.file !== file) adding.forget();
    setSending({ file, sent: 0, why: fault && t.fileFault(fault, most / MEGABYTE), canRetry: false });
    onRefused?.(undefined);
    if (fault !== undefined) return;
    const ended = await adding.send(bodyOf(file), {
      onUploadProgress: ({ loaded, total }) =>
        setSending((now) => now && { ...now, sent: loaded / (total ?? file.size) }),
    });
    if (ended.kind === 'done') {
      onDone(ended.result, file);
      return;
    }
    const { error } = ended;
    host.report(error);
    const isRefused = isGatewayError(error) && error.kind === 'fields';
    const why = isRefused ? errors.say(error.fields?.['file'] ?? error.message) : errors.of(error);
    setSending({ file, sent: 0, why, canRetry: !isRefused });
    if (isRefused) onRefused?.(file);
  }

  return (
    <Field label={label} required helper={hint}>
      <FilePicker
        files={sending === undefined ? [] : [pickedOf(sending)]}
        accept={ACCEPT}
        isFull={adding.isSending}
        onAdd={([file]) => {
          if (file !== undefined && !adding.isSending) void bring(file);
        }}
        onRemove={() => {
          adding.forget();
          setSending(undefined);
          onRefused?.(undefined);
        }}
        onRetry={() => {
          if (sending !== undefined) void bring(sending.file);
        }}
      />
    </Field>
  );
}

/** Checks that need no upload; the gateway checks the actual content. */
function faultOf({ name, size }: File, most: number): 'empty' | 'tooLarge' | 'wrongType' | undefined {
  if (size === 0) return 'empty';
  if (size > most) return 'tooLarge';
  return /\.(?:xlsx|csv|txt)$/i.test(name) ? undefined : 'wrongType';
}

const pickedOf = ({ file: { name, size }, sent, why, canRetry }: Sending): PickedFile => ({
  key: name,
  name,
  bytes: size,
  state: why === undefined ? { is: 'sending', sent } : { is: 'failed', why, canRetry },
});
