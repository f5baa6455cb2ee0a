import Upload from 'lucide-react/icons/upload';
import { AVATAR_TYPES } from '../../../src/contract/personal-info/avatar';
import { useFieldControl } from '../../../src/ui/field/field-context';
import { classNames } from '../../../src/ui/tokens/class-names';

interface Props {
  text: string;
  isSending: boolean;
  onChoose(file: File): void;
}

/** Button that opens the browser's dialog for one picture. */
export function PictureChoice({ text, isSending, onChoose }: Props) {
  const control = useFieldControl({});
  return (
    <label className={classNames('tp-button', 'default', 'medium', 'pi-choice')}>
      <span className="tp-button-content">
        <Upload aria-hidden="true" />
        {text}
      </span>
      {isSending && <span className="tp-spinner" aria-hidden="true" />}
      <input
        {...control}
        type="file"
        accept={AVATAR_TYPES.join(',')}
        aria-busy={isSending}
        className="tp-visually-hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          // reset, so that choosing the same file again fires a change
          event.target.value = '';
        }}
      />
    </label>
  );
}
