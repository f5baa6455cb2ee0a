import { Button } from '../../button/Button';
import { TextInput, type TextInputProps } from './TextInput';

interface Props extends Pick<TextInputProps, 'value' | 'onChange'> {
  /** Text of the button that sends a code. */
  sendText: string;
  isSending: boolean;
  /** Seconds until another code may be sent. */
  wait: number;
  onSend(): void;
}

/** Input of a six-digit code, with a button that sends it to the user. */
export function CodeInput({ value, onChange, sendText, isSending, wait, onSend }: Props) {
  return (
    <TextInput
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="one-time-code"
      suffix={
        <Button variant="text" size="small" loading={isSending} disabled={wait > 0} onClick={onSend}>
          {sendText}
        </Button>
      }
    />
  );
}
