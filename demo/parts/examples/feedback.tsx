import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion';
import { ProblemBox } from '../../../src/ui/feedback/ProblemBox';
import { Progress } from '../../../src/ui/feedback/Progress';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { ignore, Kept, LONG_NAME, type PartGroup } from './example';

const TONES: readonly (readonly [Tone, string])[] = [
  ['neutral', '草稿'],
  ['accent', '审批中'],
  ['within', '合规'],
  ['over', '超标'],
  ['blocked', '已拒绝'],
  ['price', '协议价'],
];

export const feedbackParts: PartGroup = {
  title: '状态与反馈',
  parts: {
    EmptyState: {
      普通: <EmptyState title="没有符合条件的订单" />,
      可继续: <EmptyState title="还没有成本中心" action={<Button variant="primary">新增</Button>} />,
      有说明: <EmptyState title="没有账单">每月 1 日生成上月账单。</EmptyState>,
    },
    ErrorState: {
      可重试: <ErrorState message="网络不通，请检查后重试" onRetry={ignore} />,
      重试中: <ErrorState message="网络不通，请检查后重试" onRetry={ignore} retrying />,
      不可重试: <ErrorState message="无权查看该订单" />,
    },
    LiveRegion: {
      按下后朗读: (
        <Kept value={0}>
          {(count, setCount) => (
            <>
              <Button onClick={() => setCount(count + 1)}>选择一行</Button>
              <LiveRegion>{count === 0 ? '' : `已选 ${count} 行`}</LiveRegion>
            </>
          )}
        </Kept>
      ),
    },
    ProblemBox: {
      普通: <ProblemBox>余额不足，请先充值。</ProblemBox>,
      可补救: (
        <ProblemBox>
          <p>余额不足，请先充值。</p>
          <Button size="small">去充值</Button>
        </ProblemBox>
      ),
    },
    Progress: {
      已知进度: <Progress label="导入员工" value={0.4} delay={0} />,
      未知进度: <Progress label="正在出票" delay={0} />,
    },
    SkeletonRows: {
      普通: <SkeletonRows rows={3} label="正在加载订单" />,
      指定行高: <SkeletonRows rows={2} height={56} label="正在加载申请单" />,
    },
    Tag: {
      ...Object.fromEntries(
        TONES.map(([tone, text]) => [
          tone,
          <Tag key={tone} tone={tone}>
            {text}
          </Tag>,
        ]),
      ),
      图标: (
        <Tag tone="within" icon={<CircleCheck />}>
          已出票
        </Tag>
      ),
      长文字: <Tag>{LONG_NAME}</Tag>,
    },
  },
};
