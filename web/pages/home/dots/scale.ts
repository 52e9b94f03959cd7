/** Ends of the axes: weeks until the first test, hours a year. */
export const mostWeeks = 16;
const mostHours = 6900;

/** Where something lies in the chart, in hundredths of its width and height. */
export const across = (weeks: number) => (weeks / mostWeeks) * 100;
export const down = (hours: number) => 100 - (hours / mostHours) * 100;
