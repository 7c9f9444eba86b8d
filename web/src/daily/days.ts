/** Days as people read them. A day is a date in universal time: `2026-11-16`. */
import { language } from '../words';

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
/** Our English is British: the day stands before the month, and a week begins on Monday. */
const locale = (): string => (language() === 'en' ? 'en-GB' : language());
const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options }).format(at(day));

/** "Monday 16 November". */
export const longDay = (day: string): string => format(day, { weekday: 'long', day: 'numeric', month: 'long' });
/** "Mon 16 Nov". */
export const shortDay = (day: string): string => format(day, { weekday: 'short', day: 'numeric', month: 'short' });
/** "16 November 2026". */
export const fullDay = (day: string): string => format(day, { day: 'numeric', month: 'long', year: 'numeric' });
/** "November 2026", of any day in it. */
export const monthName = (day: string): string => format(day, { month: 'long', year: 'numeric' });

/** A day so many days later. */
export function later(day: string, days: number): string {
  const moved = at(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day of another month, or its last one. */
export function monthLater(day: string, months: number): string {
  const first = at(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(day.slice(8)), last));
  return first.toISOString().slice(0, 10);
}

/** The day on which a language begins its week: 1 for Monday, 7 for Sunday. */
export function firstOfWeek(code: string = locale()): number {
  const locale = new Intl.Locale(code) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? (code === 'he' ? 7 : 1);
}

/** The weeks of the month of a day; null before its first and behind its last day. */
export function weeksOf(day: string, firstDay: number = firstOfWeek()): (string | null)[][] {
  const month = day.slice(0, 7);
  const weeks: (string | null)[][] = [];
  for (let each = `${month}-01`; each.startsWith(month); each = later(each, 1)) {
    const column = (at(each).getUTCDay() + 7 - (firstDay % 7)) % 7;
    if (column === 0 || weeks.length === 0) weeks.push(new Array<string | null>(7).fill(null));
    weeks.at(-1)![column] = each;
  }
  return weeks;
}

/** The names of the days of a week, in the order of the calendar. */
export function weekdays(firstDay: number = firstOfWeek()): string[] {
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, column) =>
    format(later('2024-01-01', firstDay - 1 + column), { weekday: 'short' }),
  );
}

/** Hours and minutes of some milliseconds, minutes rounded up. */
export function hoursOf(milliseconds: number): { hours: number; minutes: number } {
  const all = Math.max(0, Math.ceil(milliseconds / 60_000));
  return { hours: Math.floor(all / 60), minutes: all % 60 };
}
