/** Why nothing is moved, or what went wrong, in words for whoever runs it. */
export class MoveError extends Error {}
