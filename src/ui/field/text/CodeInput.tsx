import { Button } from '../../button/Button';
import { TextInput, type TextInputProps } from './TextInput';

interface Props extends Pick<TextInputProps, 'value' | 'onChange'> {
  /** Of the button that has a code sent. */
  sendText: string;
  isSending: boolean;
  /** Seconds until another may be sent. */
  wait: number;
  onSend(): void;
}

/** Six digits that were sent to somebody, with the button that has them sent. */
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
