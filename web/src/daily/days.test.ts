import { describe, expect, it } from 'vitest';
import { firstOfWeek, hoursOf, later, monthLater, weeksOf } from './days';

describe('days', () => {
  it('go over the ends of months and years', () => {
    expect(later('2026-12-31', 1)).toBe('2027-01-01');
    expect(later('2026-03-01', -1)).toBe('2026-02-28');
    expect(monthLater('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthLater('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('stand in weeks that begin as the language says', () => {
    expect(firstOfWeek('he')).toBe(7);
    expect(firstOfWeek('da')).toBe(1);
    const weeks = weeksOf('2026-11-16', 1);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks).toHaveLength(6);
    expect(weeks.at(-1)![0]).toBe('2026-11-30');
    expect(weeksOf('2026-11-16', 7)[0]![0]).toBe('2026-11-01');
  });

  it('are left in hours and minutes, rounded up', () => {
    expect(hoursOf(5 * 3_600_000 + 11 * 60_000 + 1)).toEqual({ hours: 5, minutes: 12 });
    expect(hoursOf(-5)).toEqual({ hours: 0, minutes: 0 });
  });
});
