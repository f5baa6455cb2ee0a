import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Dialog, type DialogProps } from '../../../src/ui/overlay/Dialog';
import { Menu, type MenuItem } from '../../../src/ui/overlay/Menu';
import { MessageBox, type MessageBoxProps } from '../../../src/ui/overlay/MessageBox';
import { Popover } from '../../../src/ui/overlay/Popover';
import { Toast, type ToastProps } from '../../../src/ui/overlay/Toast';
import { Tooltip } from '../../../src/ui/overlay/Tooltip';
import { ignore, LONG_NAME, Opened, type PartGroup } from './example';

const dialogOf = (text: string, props: Partial<DialogProps> = {}): ReactNode => (
  <Opened text={text}>
    {(close) => (
      <Dialog
        title="编辑成本中心"
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            保存
          </Button>
        }
        {...props}
      >
        <Field label="名称">
          <TextInput value="研发中心" onChange={ignore} />
        </Field>
      </Dialog>
    )}
  </Opened>
);
const boxOf = (text: string, props: Partial<MessageBoxProps> = {}): ReactNode => (
  <Opened text={text}>
    {(close) => (
      <MessageBox onConfirm={close} onCancel={close} {...props}>
        {props.children ?? '订单已提交。'}
      </MessageBox>
    )}
  </Opened>
);
const toastOf = (text: string, props: Partial<ToastProps> = {}): ReactNode => (
  <Opened text={text}>{(close) => <Toast text="已保存" onClose={close} {...props} />}</Opened>
);

const ITEMS: readonly MenuItem[] = [
  { key: 'edit', label: '编辑', current: true, onSelect: ignore },
  { key: 'copy', label: '复制', onSelect: ignore },
  { key: 'move', label: '移动', disabledReason: '没有其他部门', onSelect: ignore },
  { key: 'remove', label: '删除', danger: true, separated: true, onSelect: ignore },
];

function OpenedMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(button.current)}
      >
        更多
      </Button>
      {anchor && (
        <Menu
          id="parts-menu"
          label="更多操作"
          anchor={anchor}
          items={ITEMS}
          start="first"
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

function OpenedPopover() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        行李规定
      </Button>
      {isOpen && (
        <Popover anchor={button} role="dialog" aria-label="行李规定" onClose={() => setOpen(false)}>
          <p>免费托运 20 公斤。</p>
        </Popover>
      )}
    </>
  );
}

export const overlayParts: PartGroup = {
  title: '浮层',
  parts: {
    Dialog: {
      普通: dialogOf('打开'),
      大: dialogOf('打开大对话框', { size: 'large' }),
      点外部关闭: dialogOf('打开说明', { dismissible: true, children: '没有要填写的内容。' }),
      长标题: dialogOf('打开长标题', { title: LONG_NAME }),
    },
    MessageBox: {
      消息: boxOf('打开消息'),
      提问: boxOf('打开提问', { children: '离开后不保存修改。', cancelText: '继续编辑' }),
      危险: boxOf('打开删除', { children: '删除后不能恢复。', cancelText: '取消', danger: true }),
      进行中: boxOf('打开进行中', { children: '正在删除。', cancelText: '取消', loading: true }),
    },
    Popover: { 普通: <OpenedPopover /> },
    Menu: { 普通: <OpenedMenu /> },
    Toast: {
      普通: toastOf('显示'),
      成功: toastOf('显示成功', { tone: 'within' }),
      失败: toastOf('显示失败', { tone: 'blocked', text: '保存失败' }),
      可操作: toastOf('显示可撤销', { text: '已删除', action: { text: '撤销', run: ignore } }),
    },
    Tooltip: {
      普通: (
        <Tooltip text="按员工姓名的拼音排序">
          <Button>排序</Button>
        </Tooltip>
      ),
      不显示: (
        <Tooltip text="不显示" disabled>
          <Button>排序</Button>
        </Tooltip>
      ),
    },
  },
};
