/** 125 minutes as 2小时5分. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hours > 0 ? `${hours}小时` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`;
}

/** 125 seconds as 2分05秒, for what counts down. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`;
}
