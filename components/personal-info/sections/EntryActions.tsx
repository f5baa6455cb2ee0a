import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { personalTexts } from '../texts';

interface Props {
  /** Name of the entry. */
  name: string;
  onEdit(): void;
  onRemove(): void;
}

/** Buttons to edit and remove an entry of a list. */
export function EntryActions({ name, onEdit, onRemove }: Props) {
  const t = useTexts(personalTexts);
  return (
    <div className="pi-acts">
      <Button size="small" aria-label={t.editOf(name)} onClick={onEdit}>
        {t.edit}
      </Button>
      <Button size="small" variant="text" aria-label={t.removeOf(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </div>
  );
}
