import { TextInput } from '../../src/ui/field/text/TextInput';

interface Props {
  value: string;
  onChange(value: string): void;
}

/** Control of a code of the authenticator app. */
export const CodeInput = (control: Props) => (
  <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
);
