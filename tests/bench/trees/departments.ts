export const DEPARTMENTS = 20_000;

const PLACES = [...'京沪津渝冀晋辽吉黑苏浙皖闽赣鲁豫鄂湘粤琼川贵云陕甘青蒙桂藏宁新港澳台'];
const PARTS = [
  ['东方', '远航', '华北', '西南', '长江', '重庆', '中央', '国际', '第一', '第二', '联合', '综合'],
  ['研发', '市场', '销售', '财务', '人力', '行政', '采购', '法务', '质量', '生产', '运营', '客服', '差旅'],
  ['中心', '分公司', '事业部', '办事处', '小组', '科', '处', '实验室', '工厂', '项目部', '办公室'],
] as const;
const BELOW_EACH = 8;

/** Departments of a large company, five levels deep. */
export const departments = (): { no: string; name: string; parentNo: string }[] =>
  Array.from({ length: DEPARTMENTS }, (_, i) => ({
    no: `D${100_000 + i}`,
    name: nameOf(i),
    parentNo: i === 0 ? '' : `D${100_000 + Math.floor((i - 1) / BELOW_EACH)}`,
  }));

function nameOf(i: number): string {
  const place = PLACES[(i * 7) % PLACES.length] ?? '';
  return place + PARTS.map((words, at) => words[(i * (at + 3) + Math.floor(i / 11)) % words.length]).join('');
}
