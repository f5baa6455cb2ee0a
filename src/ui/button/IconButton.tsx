import { Button, type ButtonProps } from './Button';
import { classNames } from '../tokens/class-names';
import { Tooltip } from '../overlay/Tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'icon'> {
  /** Accessible name, shown as tooltip. */
  label: string;
  icon: NonNullable<ButtonProps['icon']>;
}

/** Button with an icon only; the default variant is `text`. */
export function IconButton({ label, variant = 'text', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} names>
      <Button {...rest} variant={variant} className={classNames('tp-icon-button', className)}>
        {/* text content instead of an `aria-label`: a search for the field labelled 密码 must not find the button 显示密码 */}
        <span className="tp-visually-hidden">{label}</span>
      </Button>
    </Tooltip>
  );
}
