/** English of the messages about invitations, by the Chinese ones of the contract and the gateway. */
export default {
  请输入可用人数: 'Enter how many people may use it',
  可用人数应为整数: 'The number of people is a whole number',
  可用人数至少为1: 'At least 1 person',
  可用人数最多为1000: 'At most 1000 people',
  请输入有效天数: 'Enter the number of valid days',
  有效天数应为整数: 'The number of days is a whole number',
  有效天数至少为1: 'At least 1 day',
  有效天数最多为365: 'At most 365 days',
  请选择申请: 'Choose an application',
  一次最多处理100个申请: 'Decide 100 applications at a time at most',
  请输入拒绝原因: 'Enter a reason for the refusal',
  拒绝原因不能超过100个字: 'A reason has 100 characters at most',
};
