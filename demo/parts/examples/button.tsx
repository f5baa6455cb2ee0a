import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../src/ui/button/Button';
import { IconButton } from '../../../src/ui/button/IconButton';
import { LONG_NAME, type PartGroup } from './example';

export const buttonParts: PartGroup = {
  title: '按钮',
  parts: {
    Button: {
      普通: <Button>取消</Button>,
      主要: <Button variant="primary">保存</Button>,
      危险: <Button variant="danger">删除</Button>,
      文字: <Button variant="text">查看明细</Button>,
      大小: (
        <>
          <Button size="small">小</Button> <Button>中</Button> <Button size="large">大</Button>
        </>
      ),
      图标: <Button icon={<Plus />}>新增</Button>,
      禁用: <Button disabled>保存</Button>,
      进行中: (
        <Button variant="primary" loading>
          保存
        </Button>
      ),
      长文字: <Button>{LONG_NAME}</Button>,
    },
    IconButton: {
      普通: <IconButton label="编辑" icon={<Pencil />} />,
      有边框: <IconButton variant="default" label="编辑" icon={<Pencil />} />,
      小: <IconButton size="small" label="编辑" icon={<Pencil />} />,
      禁用: <IconButton label="编辑" icon={<Pencil />} disabled />,
      进行中: <IconButton label="编辑" icon={<Pencil />} loading />,
    },
  },
};
