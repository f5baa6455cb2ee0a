import X from 'lucide-react/icons/x';
import type { Picked } from '../../../src/element/form/form-members';
import { IconButton } from '../../../src/ui/button/IconButton';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { pickerTexts } from '../texts';

interface Props {
  chosen: readonly Picked[];
  disabled: boolean;
  onRemove(code: string): void;
}

/** Chosen staff, each with a remove button. */
export function ChosenStaff({ chosen, disabled, onRemove }: Props) {
  const t = useTexts(pickerTexts);
  return (
    <ul className="picker-chosen" aria-label={t.chosenStaff}>
      {chosen.map(({ code, name }) => (
        <li key={code} title={code}>
          <span>{name}</span>
          <IconButton
            size="small"
            label={t.remove(name)}
            icon={<X />}
            disabled={disabled}
            onClick={() => onRemove(code)}
          />
        </li>
      ))}
    </ul>
  );
}
