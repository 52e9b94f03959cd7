/** Ranges (fan), shares (matrix), steps (ladder), law and deadlines (seal), layers (stack), handovers (map). */
export const familyNames = ['fan', 'matrix', 'ladder', 'seal', 'stack', 'map'] as const;
export type Family = (typeof familyNames)[number];

const groundNames = ['paper', 'sand', 'ink', 'cobalt'] as const;
export type Ground = (typeof groundNames)[number];

export const isFamily = (name: string): name is Family => familyNames.some((one) => one === name);
export const isGround = (name: string): name is Ground => groundNames.some((one) => one === name);
