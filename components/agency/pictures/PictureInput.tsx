import { useState } from 'react';
import type { PicturePlace } from '../../../src/contract/agency/platform/pictures';
import { Button } from '../../../src/ui/button/Button';
import { FilePicker } from '../../../src/ui/field/files/FilePicker';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Picture } from './Picture';
import { pictureTexts } from './texts';
import { usePictureUpload } from './use-picture-upload';

interface Props {
  place: PicturePlace;
  /** Name of the picture for assistive technology. */
  name: string;
  /** Address of the picture; '' for none. */
  value: string;
  onChange(address: string): void;
  /** Called with true while a chosen picture is not uploaded: a submission would lack it. It must be stable. */
  onPending(isPending: boolean): void;
}

/** One picture of a form: it is uploaded as it is chosen, and shown before the form is saved. */
export function PictureInput({ place, name, value, onChange, onPending }: Props) {
  const t = useTexts(pictureTexts);
  const [said, say] = useState('');
  const upload = usePictureUpload(place, {
    onPending,
    onUploaded(address) {
      onChange(address);
      say(t.uploaded);
    },
  });
  return (
    <div className="ag-picture-field">
      <Picture address={value} alt={name} className="ag-picture" />
      {value !== '' && (
        <Button
          size="small"
          variant="text"
          aria-label={`${t.remove} ${name}`}
          onClick={() => {
            onChange('');
            say(t.removed);
          }}
        >
          {t.remove}
        </Button>
      )}
      <FilePicker
        files={upload.picked}
        accept="image/jpeg,image/png,image/webp"
        isFull={false}
        onAdd={upload.add}
        onRemove={upload.drop}
        onRetry={upload.retry}
      />
      <span role="status" className="tp-visually-hidden">
        {said}
      </span>
    </div>
  );
}
