import Paperclip from 'lucide-react/icons/paperclip';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { IconButton } from '../../button/IconButton';
import buttonCss from '../../button/button.css?inline';
import { OneLine } from '../../layout/disclosure/OneLine';
import { useTexts } from '../../texts/use-texts';
import { classNames } from '../../tokens/class-names';
import { useSheet } from '../../tokens/root';
import { useFieldControl } from '../field-context';
import { usePreventStrayDrops } from './use-prevent-stray-drops';
import filePickerCss from './file-picker.css?inline';
import { filePickerTexts } from './texts';

/** A chosen file. */
export interface PickedFile {
  key: string;
  name: string;
  bytes: number;
  /** `sending` has the sent part from 0 to 1; `failed` has the reason. */
  state:
    | { is: 'sending'; sent: number }
    | { is: 'sent'; note?: string | undefined }
    | { is: 'failed'; why: string; canRetry: boolean };
}

export interface FilePickerProps {
  files: readonly PickedFile[];
  /** File types for the browser's dialog, as in `accept`. */
  accept: string;
  /** True when no more files may be added. */
  isFull: boolean;
  onAdd(files: readonly File[]): void;
  /** Removes a file and cancels its upload. */
  onRemove(key: string): void;
  onRetry(key: string): void;
}

/** Chooses files in the browser's dialog or by drag and drop, and shows the progress of each. */
export function FilePicker({ files, accept, isFull, onAdd, onRemove, onRetry }: FilePickerProps) {
  useSheet(buttonCss);
  useSheet(filePickerCss);
  const t = useTexts(filePickerTexts);
  const control = useFieldControl({});
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  usePreventStrayDrops(box);
  return (
    <div
      ref={box}
      className="tp-files"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onAdd([...event.dataTransfer.files]);
      }}
    >
      <label className={classNames('tp-button', 'default', 'medium', 'tp-files-choose')}>
        <span className="tp-button-content">
          <Upload aria-hidden="true" />
          {t.choose}
        </span>
        <input
          {...control}
          ref={input}
          type="file"
          multiple
          accept={accept}
          disabled={isFull}
          className="tp-visually-hidden"
          onChange={(event) => {
            const { files: chosen } = event.target;
            onAdd([...(chosen ?? [])]);
            // allows choosing the same file again
            event.target.value = '';
          }}
        />
      </label>
      {files.length > 0 && (
        <ul aria-label={t.files}>
          {files.map((file) => (
            <Picked
              key={file.key}
              file={file}
              onRetry={() => onRetry(file.key)}
              onRemove={() => {
                onRemove(file.key);
                // the removed file's button had the focus
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface PickedProps {
  file: PickedFile;
  onRemove(): void;
  onRetry(): void;
}

function Picked({ file: { name, bytes, state }, onRemove, onRetry }: PickedProps) {
  const t = useTexts(filePickerTexts);
  const percent = state.is === 'sending' ? Math.floor(state.sent * 100) : 0;
  return (
    <li className="tp-file" data-state={state.is}>
      <Paperclip aria-hidden="true" />
      <span className="tp-file-name">
        <OneLine>{name}</OneLine>
      </span>
      <span className="tp-file-size">{state.is === 'sending' ? t.sending(percent) : t.size(bytes)}</span>
      <span className="tp-file-acts">
        {state.is === 'failed' && state.canRetry && (
          <IconButton
            size="small"
            label={t.retry(name)}
            icon={<RotateCw aria-hidden="true" />}
            onClick={onRetry}
          />
        )}
        <IconButton
          size="small"
          label={state.is === 'sending' ? t.cancel(name) : t.remove(name)}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
      {state.is === 'sending' && <progress aria-label={t.progress(name)} max={100} value={percent} />}
      <span role="status" className={state.is === 'failed' ? 'tp-file-why' : 'tp-visually-hidden'}>
        {state.is === 'failed' ? state.why : state.is === 'sent' ? t.sent(name) : ''}
      </span>
      {state.is === 'sent' && state.note !== undefined && (
        <span role="status" className="tp-file-note">
          {state.note}
        </span>
      )}
    </li>
  );
}
