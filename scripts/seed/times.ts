import { day, hour } from '#contract/durations.ts';
import { chance, seedOf } from './chance.ts';

/** Less than the two years for which leads are kept: otherwise the first sweep would delete some. */
const days = 700;

/** Relative number of leads per hour of the day (UTC). */
const hourWeights = [1, 1, 1, 1, 2, 4, 9, 14, 17, 17, 14, 12, 15, 16, 14, 10, 7, 5, 4, 4, 4, 3, 2, 1];
const dayWeights = [0.35, 1.1, 1.2, 1.15, 1.1, 0.8, 0.3];

/** Ascending moments over the 23 months before `until`: more in business hours, on weekdays and towards the end. */
export function* timesOfLeads({
  count,
  seed,
  until,
}: {
  count: number;
  seed: number;
  until: number;
}): Generator<number> {
  const begin = until - days * day;
  const { next } = chance(seedOf(seed, 0x7fffffff));
  const hours: number[] = [];
  for (let at = 0; at < days * 24; at++) {
    const moment = new Date(begin + at * hour);
    const growth = 0.5 + at / (days * 24);
    hours.push((hourWeights[moment.getUTCHours()] ?? 1) * (dayWeights[moment.getUTCDay()] ?? 1) * growth);
  }
  const whole = hours.reduce((sum, weight) => sum + weight, 0);
  let made = 0;
  let sum = 0;
  for (const [at, weight] of hours.entries()) {
    sum += weight;
    const end = at === hours.length - 1 ? count : Math.round((sum / whole) * count);
    const inHour = end - made;
    for (let one = 0; one < inHour; one++) yield Math.floor(begin + at * hour + ((one + next()) / inHour) * hour);
    made = end;
  }
}
