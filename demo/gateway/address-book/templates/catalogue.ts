interface Template {
  templateNO: string;
  templateName: string;
  positions: readonly string[];
}

const namesIn = (text: string): string[] => text.split(' ');

/** Predefined positions by line of business, highest first. */
export const POSITION_TEMPLATES: readonly Template[] = [
  {
    templateNO: 'internet',
    templateName: '互联网',
    positions: namesIn(
      '首席技术官 产品总监 技术总监 产品经理 项目经理 架构师 前端工程师 后端工程师 测试工程师 运维工程师 数据分析师 界面设计师 运营专员 客户成功经理',
    ),
  },
  {
    templateNO: 'manufacturing',
    templateName: '制造',
    positions: namesIn(
      '厂长 生产总监 车间主任 生产主管 班组长 工艺工程师 设备工程师 质量工程师 质检员 采购经理 采购专员 仓储主管 物流专员 安全员',
    ),
  },
  {
    templateNO: 'retail',
    templateName: '零售',
    positions: namesIn(
      '区域总监 区域经理 店长 副店长 导购 收银员 陈列专员 商品经理 采购专员 库存专员 营销经理 会员运营 客服专员',
    ),
  },
  {
    templateNO: 'finance',
    templateName: '金融',
    positions: namesIn(
      '行长 分行经理 风控总监 合规经理 投资经理 客户经理 理财顾问 信贷审批员 风控专员 研究员 交易员 柜员 审计专员',
    ),
  },
  {
    templateNO: 'construction',
    templateName: '建筑工程',
    positions: namesIn(
      '总工程师 项目总监 项目经理 技术负责人 施工员 造价工程师 结构工程师 安全工程师 质量员 材料员 资料员 测量员 预算员',
    ),
  },
  {
    templateNO: 'office',
    templateName: '通用职能',
    positions: namesIn(
      '总经理 副总经理 总经理助理 财务总监 财务经理 会计 出纳 人力资源总监 人事经理 招聘专员 行政经理 行政专员 法务经理 司机',
    ),
  },
];
