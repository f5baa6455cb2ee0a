/** 125 minutes as 2小时5分. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hours > 0 ? `${hours}小时` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`;
}

/** A time to wait, in seconds, by its two largest units: 2天3小时, 3小时5分, 2分05秒. */
export function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}天${hours % 24 > 0 ? `${hours % 24}小时` : ''}`;
  return hours > 0 ? durationText(minutes) : clockText(Math.floor(seconds));
}

/** 125 seconds as 2分05秒, for what counts down. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`;
}
