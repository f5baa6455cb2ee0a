import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../../button/IconButton';
import { TextInput, type TextInputProps } from './TextInput';
import { useTexts } from '../../texts/use-texts';
import { choiceTexts } from '../choice/texts';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix'>;

/** Password field with a button that reveals the text. */
export function PasswordInput({ autoComplete = 'current-password', ...rest }: PasswordInputProps) {
  const t = useTexts(choiceTexts);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      suffix={
        <IconButton
          label={shown ? t.hide : t.show}
          icon={shown ? <EyeOff /> : <Eye />}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
