/** Normalises a typed hour: '9', '930' and '9.30' are times too; anything else stays. */
export function tidyHour(typed: string): string {
  const [, hour, minute = '00'] = /^\s*(\d{1,2})[.:,h ]?(\d{2})?\s*$/.exec(typed) ?? [];
  return hour === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`;
}
